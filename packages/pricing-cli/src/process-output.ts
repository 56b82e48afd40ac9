// stdout and stderr of the process: short answers are written straight away, for opening a stream takes longer than most commands.

import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { type Output, writeTo } from './io/write.ts';

/** What a pipe takes without waiting for its reader; more than that goes through a stream, where Ctrl-C is still heard. */
const AT_ONCE = 65_536;

export interface ProcessOutput extends Output {
  /** Everything has left the process. */
  readonly flush: () => Promise<void>;
}

/** One of the process's descriptors. `open` creates its stream when needed; `onError` is called for a failed write, which isn't repeated. */
export function processOutput(descriptor: 1 | 2, open: () => Writable, onError: (error: NodeJS.ErrnoException) => void): ProcessOutput {
  let stream: Writable | undefined;
  let room = AT_ONCE;
  const throughStream = async (chunk: Uint8Array | string, signal?: AbortSignal) => {
    stream ??= open().on('error', onError);
    try {
      await writeTo(stream, chunk, signal);
    } catch (error) {
      // The stream has told `onError` of it.
      if (!isSystemError(error)) throw error;
    }
  };
  /** How much of the bytes need not be written again: what was taken at once, and all where none of it ever can be. */
  const writeNow = (bytes: Uint8Array): number => {
    try {
      return writeSync(descriptor, bytes);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (error.code === 'EAGAIN') return 0;
      onError(error);
      return bytes.length;
    }
  };
  return {
    write: async (chunk, signal) => {
      if (stream !== undefined || chunk.length > room) return throughStream(chunk, signal);
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      const written = bytes.length > room ? 0 : writeNow(bytes);
      room -= written;
      if (written < bytes.length) await throughStream(bytes.subarray(written), signal);
    },
    flush: async () => {
      const open = stream;
      if (open !== undefined) await new Promise((resolve) => open.write('', resolve));
    },
  };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Whether a descriptor may be a terminal; only then is it worth opening a stream to ask. */
export function mayBeTerminal(descriptor: 1 | 2): boolean {
  try {
    const device = fstatSync(descriptor);
    return device.isCharacterDevice() && device.rdev !== statSync('/dev/null').rdev;
  } catch {
    // A descriptor that was closed before we began.
    return false;
  }
}
