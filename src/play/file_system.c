#include "play/file_system.h"

#include <stddef.h>
#include <stdio.h>

static const unsigned long local[] = {0xef53 /* ext2 to ext4 */, 0x58465342 /* XFS */,
                                      0x9123683e /* Btrfs */,    0x01021994 /* tmpfs */,
                                      0x858458f6 /* ramfs */,    0xf2f52010 /* F2FS */,
                                      0x2fc12fc1 /* ZFS */,      0x794c7630 /* overlay */,
                                      0xca451a4e /* bcachefs */, 0x3153464a /* JFS */,
                                      0x52654973 /* ReiserFS */, 0x3434 /* NILFS */,
                                      0x4d44 /* FAT */,          0x2011bab0 /* exFAT */,
                                      0x7366746e /* NTFS */,     0xf15f /* eCryptfs */};

static const struct {
    unsigned long number;
    const char *name;
} remote[] = {{0x6969, "NFS"},        {0xfe534d42, "SMB"},        {0xff534d42, "CIFS"},
              {0x517b, "SMB"},        {0x01021997, "9p"},         {0x65735546, "FUSE"},
              {0x00c36400, "Ceph"},   {0x5346414f, "AFS"},        {0x6b414653, "AFS"},
              {0x73757245, "Coda"},   {0x786f4256, "VirtualBox"}, {0x0bd00bd0, "Lustre"},
              {0x01161970, "GFS2"},   {0x7461636f, "OCFS2"},      {0x47504653, "GPFS"},
              {0xbacbacbc, "VMware"}, {0x19830326, "BeeGFS"}};

bool file_system_is_local(unsigned long number)
{
    for (size_t l = 0; l < sizeof local / sizeof local[0]; l++)
        if (local[l] == number)
            return true;
    return false;
}

void file_system_name(unsigned long number, char name[FILE_SYSTEM_NAME_SIZE])
{
    snprintf(name, FILE_SYSTEM_NAME_SIZE, "0x%lx", number);
    for (size_t r = 0; r < sizeof remote / sizeof remote[0]; r++)
        if (remote[r].number == number)
            snprintf(name, FILE_SYSTEM_NAME_SIZE, "%s", remote[r].name);
}

#ifdef __linux__

#include <sys/vfs.h>

/* It is signed on some machines, and has 32 bits on all. */
static unsigned long number_of(const struct statfs *about)
{
    return (unsigned long)about->f_type & 0xffffffff;
}

unsigned long file_system_of(int fd)
{
    struct statfs about;
    return fstatfs(fd, &about) == 0 ? number_of(&about) : FILE_SYSTEM_UNKNOWN;
}

unsigned long file_system_at(const char *path)
{
    struct statfs about;
    return statfs(path, &about) == 0 ? number_of(&about) : FILE_SYSTEM_UNKNOWN;
}

#else

unsigned long file_system_of(int fd)
{
    (void)fd;
    return FILE_SYSTEM_UNKNOWN;
}

unsigned long file_system_at(const char *path)
{
    (void)path;
    return FILE_SYSTEM_UNKNOWN;
}

#endif
