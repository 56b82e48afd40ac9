// What a name given to -o stands for: a file to be replaced as a whole, or something that can only be written through.

import type { Stats } from 'node:fs';
import { lstat, readlink, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { descriptorOf } from './descriptor-name.ts';
import { faultWithCode } from './write-fault.ts';

export type OutputTarget =
  /** A file; `before` is what stands there now. */
  | { readonly kind: 'file'; readonly path: string; readonly before: Stats | undefined }
  /** A FIFO, a socket, or a device: replaced by a file it would be gone. */
  | { readonly kind: 'pipe' | 'socket' | 'device'; readonly path: string }
  /** One that this process has open already: `/dev/stdout`, or the `/dev/fd/63` of a shell's `>(gzip)`. */
  | { readonly kind: 'descriptor'; readonly descriptor: number };

/** As many as Linux follows. */
const MOST_LINKS = 40;

/** Follows links to their end, so that they stay and what they lead to is written. */
export async function findOutputTarget(name: string): Promise<OutputTarget> {
  let path = name;
  for (let links = 0; links < MOST_LINKS; links += 1) {
    const descriptor = descriptorOf(path);
    if (descriptor !== undefined) return { kind: 'descriptor', descriptor };
    const stat = await lstat(path).catch(unlessMissing);
    if (stat === undefined || !stat.isSymbolicLink()) return targetAt(path, stat);
    path = resolve(await realpath(dirname(path)), await readlink(path));
  }
  throw faultWithCode('ELOOP');
}

function targetAt(path: string, stat: Stats | undefined): OutputTarget {
  if (stat?.isDirectory() === true) throw faultWithCode('EISDIR');
  if (stat === undefined || stat.isFile()) return { kind: 'file', path, before: stat };
  return { kind: stat.isFIFO() ? 'pipe' : stat.isSocket() ? 'socket' : 'device', path };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
