/* Notices of changes to a file, also of its being replaced, deleted and made again: where the
 * system gives them nobody has to look at the file by the clock. It does for the file systems of
 * the machine itself; over a network, and where there is no inotify, it does not. */
#ifndef BASTIDE_PLAY_FILE_NOTICE_H
#define BASTIDE_PLAY_FILE_NOTICE_H

struct file_notice {
    int fd; /* can be read once there is a notice; -1: none will come */
};

/* Begins, for the file of that path. Nothing can go wrong but that no notices come. */
void file_notice_begin(struct file_notice *notice, const char *path);

/* Takes the notices there are; the file of that path is to be looked at after it. Another one may
 * be there now, or a link may lead elsewhere: that is where notices come from next. */
void file_notice_take(struct file_notice *notice, const char *path);

/* Harmless on one that has not begun, all zeros. */
void file_notice_end(struct file_notice *notice);

#endif
