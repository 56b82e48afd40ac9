// What -o names: a file that appears whole or not at all; anything else is written through.

import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';
import { findOutputTarget, type OutputTarget } from './output-target.ts';
import type { Sink } from './sink.ts';
import { writeTo } from './write.ts';
import { isReaderGone, writeFaultText } from './write-fault.ts';
import { openThrough, throughDescriptor } from './write-through.ts';

type Print<T> = (sink: Sink) => Promise<T>;

/** Passes the target of `file` to `print`, after following its links. */
export async function withFile<T>(context: Context, file: string, print: Print<T>): Promise<T> {
  try {
    return await printTo(context, await findOutputTarget(resolve(context.cwd, file)), print);
  } catch (error) {
    throw isFileError(error) && !isReaderGone(error) ? unwritable(file, error) : error;
  }
}

async function printTo<T>(context: Context, target: OutputTarget, print: Print<T>): Promise<T> {
  if (target.kind === 'file') return replaceFile(context, target, print);
  if (target.kind === 'descriptor') return printToDescriptor(context, target.descriptor, print);
  const { stream, isTerminal } = await openThrough(target.kind, target.path, context.signal);
  return printInto(stream, { context, isTerminal, print });
}

/** Standard output and standard error are the context's, which goes on using them. */
async function printToDescriptor<T>(context: Context, descriptor: number, print: Print<T>): Promise<T> {
  if (descriptor === 1) return print({ isTerminal: context.isTerminal.out, write: (chunk) => context.out.write(chunk, context.signal) });
  if (descriptor === 2) return print({ isTerminal: context.isTerminal.err, write: (chunk) => context.err.write(chunk, context.signal) });
  const { stream, isTerminal } = throughDescriptor(descriptor);
  return printInto(stream, { context, isTerminal, print });
}

interface Printing<T> {
  readonly context: Context;
  readonly isTerminal: boolean;
  readonly print: Print<T>;
}

/** Prints and waits until all of it has been taken. A write that fails ends the work at the next piece. */
async function printInto<T>(stream: Writable, { context, isTerminal, print }: Printing<T>): Promise<T> {
  const done = finished(stream, { readable: false });
  done.catch(() => undefined);
  const write = async (chunk: string | Uint8Array) => {
    if (stream.errored !== null) throw stream.errored;
    await writeTo(stream, chunk, context.signal);
  };
  try {
    const answer = await print({ isTerminal, write });
    stream.end();
    await done;
    return answer;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/**
 * Writes beside the final place and renames when `print` is through: neither a failure nor Ctrl-C leaves half a file, and what
 * stood there before stays till then.
 */
async function replaceFile<T>(context: Context, { path, before }: Extract<OutputTarget, { kind: 'file' }>, print: Print<T>): Promise<T> {
  if (before !== undefined) await access(path, constants.W_OK);
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  const handle = await open(draft, 'wx', before === undefined ? 0o666 : 0o600);
  try {
    if (before !== undefined) await keepOwnerAndMode(handle, before);
    const answer = await printInto(handle.createWriteStream(), { context, isTerminal: false, print });
    context.signal.throwIfAborted();
    await rename(draft, path);
    return answer;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const PERMISSIONS = 0o777;
const PERMISSIONS_AND_SPECIAL_BITS = 0o7777;

/** Only an administrator may give a file away: whose it can't be made keeps its permissions, and loses what let it run as its owner. */
async function keepOwnerAndMode(handle: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const own = await handle.stat();
  const isKept = (own.uid === uid && own.gid === gid) || (await hasTaken(handle.chown(uid, gid)));
  if (!isKept) await hasTaken(handle.chown(own.uid, gid));
  await handle.chmod(mode & (isKept ? PERMISSIONS_AND_SPECIAL_BITS : PERMISSIONS));
}

function hasTaken(change: Promise<void>): Promise<boolean> {
  return change.then(
    () => true,
    () => false,
  );
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function unwritable(file: string, fault: NodeJS.ErrnoException): CommandFailure {
  return new CommandFailure('usage', [{ where: file, code: 'unwritable_file', message: `can't be written: ${writeFaultText(fault)}` }]);
}
