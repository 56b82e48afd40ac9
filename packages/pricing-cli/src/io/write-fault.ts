// Why something can't be written, in words: the same for a file, a pipe and standard output.

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ELOOP: 'its links form a loop',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file is too large',
  EIO: 'the device reported an error',
  EBADF: 'it is not open for writing',
  ENXIO: 'the device does not exist',
  ECONNREFUSED: 'nothing listens there',
};

/** `the disk is full` for `ENOSPC`; a code without words stands for itself. */
export function writeFaultText({ code = 'unknown' }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? code;
}

/** Whether the reader of a pipe has had enough, as `head` does: no fault of anybody's. */
export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** What the system would say, had it been asked. */
export function faultWithCode(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code, syscall: 'open' });
}
