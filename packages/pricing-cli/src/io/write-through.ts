// Writes to targets other than files: a FIFO, a socket, a device, or an open descriptor.

import { createWriteStream, fstatSync, openSync } from 'node:fs';
import { constants } from 'node:fs/promises';
import { connect, Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { faultWithCode } from './write-fault.ts';

/** Between two looks whether a FIFO has its reader, in milliseconds. */
const EVERY = 50;

export interface Through {
  readonly stream: Writable;
  readonly isTerminal: boolean;
}

export async function openThrough(kind: 'pipe' | 'socket' | 'device', path: string, signal: AbortSignal): Promise<Through> {
  if (kind === 'socket') return { stream: connect(path), isTerminal: false };
  return throughDescriptor(kind === 'pipe' ? await openPipe(path, signal) : openSync(path, 'w'));
}

/** The stream that suits what a descriptor is of; closed with the stream. Of what Node itself has open it refuses what can't be an output. */
export function throughDescriptor(fd: number): Through {
  const stat = fstatSync(fd);
  if (stat.isFIFO() || stat.isSocket()) return { stream: new Socket({ fd, readable: false, writable: true }), isTerminal: false };
  if (stat.isFile() || stat.isCharacterDevice() || stat.isBlockDevice())
    return { stream: createWriteStream('', { fd }), isTerminal: isatty(fd) };
  throw faultWithCode('EBADF');
}

/** Waits for a reader like a shell, but without blocking, so that Ctrl-C works. */
async function openPipe(path: string, signal: AbortSignal): Promise<number> {
  for (;;) {
    try {
      return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await setTimeout(EVERY, undefined, { signal });
    }
  }
}
