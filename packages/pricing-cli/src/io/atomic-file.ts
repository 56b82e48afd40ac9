// A file that appears whole or not at all.

import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';
import type { Sink } from './sink.ts';
import { writeTo } from './write.ts';

/**
 * Writes beside the final place and renames when `print` is through: neither a failure nor Ctrl-C leaves half a file, and what
 * stood there before stays till then.
 */
export async function withFile<T>(context: Context, file: string, print: (sink: Sink) => Promise<T>): Promise<T> {
  const target = resolve(context.cwd, file);
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.part`);
  const stream = createWriteStream(draft, { flags: 'wx' });
  const done = finished(stream);
  done.catch(() => undefined);
  try {
    await opened(stream);
    const answer = await print({ isTerminal: false, write: (chunk) => writeTo(stream, chunk, context.signal) });
    stream.end();
    await done;
    context.signal.throwIfAborted();
    await rename(draft, target);
    return answer;
  } catch (error) {
    stream.destroy();
    await rm(draft, { force: true });
    throw isFileError(error) ? unwritable(file, error) : error;
  }
}

function opened(stream: WriteStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve());
    stream.once('error', reject);
  });
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function unwritable(file: string, { code }: NodeJS.ErrnoException): CommandFailure {
  const reasons: Record<string, string> = {
    ENOENT: 'its folder does not exist',
    EACCES: 'no permission to write there',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  };
  return new CommandFailure('usage', [
    { where: file, code: 'unwritable_file', message: `can't be written: ${reasons[code ?? ''] ?? code}` },
  ]);
}
