// Opening what is read: a file by its name, or standard input by `-`.

import { isUtf8 } from 'node:buffer';
import { createReadStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';

/** Something to read, and the name errors call it by. */
export interface Source {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Opens a file for reading as a stream of bytes; `-` is standard input. Ctrl-C ends either at once. */
export function openSource(context: Context, file: string): Source {
  if (file !== '-') return { name: file, bytes: fileBytes(context, file) };
  return { name: '<stdin>', bytes: standardInput(context) };
}

async function* standardInput({ in: input, signal }: Context): AsyncGenerator<Uint8Array> {
  const stop = () => input.destroy(new Error('interrupted'));
  signal.addEventListener('abort', stop);
  try {
    yield* input;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function* fileBytes(context: Context, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(resolve(context.cwd, file), { highWaterMark: 1 << 18, signal: context.signal });
  } catch (error) {
    throw isFileError(error) ? unreadable(file, error) : error;
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** A wrong name is wrong use, since it was given on the command line. */
function unreadable(name: string, { code }: NodeJS.ErrnoException): CommandFailure {
  const reasons: Record<string, string> = {
    ENOENT: 'the file does not exist',
    EACCES: 'no permission to read it',
    EISDIR: 'it is a folder',
  };
  return new CommandFailure('usage', [{ where: name, code: 'unreadable_file', message: reasons[code ?? ''] ?? `can't be read: ${code}` }]);
}

/** A document and the name errors call it by. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The whole of a small file, or of standard input; a file at one go, since streams take longer to load than to read it. */
export async function readFileText(context: Context, file: string, outcome: 'bad_input' | 'bad_book'): Promise<NamedText> {
  if (file === '-') {
    const source = openSource(context, file);
    return { name: source.name, text: await readText(source, outcome) };
  }
  try {
    return { name: file, text: textOf(file, [readFileSync(resolve(context.cwd, file))], outcome) };
  } catch (error) {
    throw isFileError(error) ? unreadable(file, error) : error;
  }
}

/** The rest of an opened source as text. */
export async function readText(source: Source, outcome: 'bad_input' | 'bad_book' = 'bad_input'): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.bytes) pieces.push(piece);
  return textOf(source.name, pieces, outcome);
}

/** Bytes that are no UTF-8 are refused, a byte order mark is dropped. */
function textOf(name: string, pieces: readonly Uint8Array[], outcome: 'bad_input' | 'bad_book'): string {
  const bytes = Buffer.concat(pieces);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const where = `${name}:${brokenLine(bytes)}`;
    throw new CommandFailure(outcome, [{ where, code: 'invalid_utf8', message: 'expected text in UTF-8' }]);
  }
}

/** The first line that is no UTF-8: no character goes on past a line feed. */
function brokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0, end = bytes.indexOf(LINE_FEED); end !== -1; start = end + 1, end = bytes.indexOf(LINE_FEED, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
  }
  return line;
}

const LINE_FEED = 10;
