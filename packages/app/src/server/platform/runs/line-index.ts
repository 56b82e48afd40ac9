// Indexes the lines of a large file by group, so that a page of a group can be read without reading the whole file.

import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { readBytes } from './run-files.ts';

const NEW_LINE = 0x0a;

/** For each line: its start in eight bytes, and its length in four. */
const ENTRY_BYTES = 12;
const INITIAL_ENTRIES = 256;

/** The range of one group's lines in the index. */
export interface IndexedGroup {
  readonly name: string;
  /** Counted in lines from the beginning of the index. */
  readonly start: number;
  readonly count: number;
}

class Entries {
  #bytes = Buffer.alloc(ENTRY_BYTES * INITIAL_ENTRIES);
  count = 0;

  add(start: number, length: number): void {
    const at = this.count * ENTRY_BYTES;
    if (at === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    this.#bytes.writeDoubleLE(start, at);
    this.#bytes.writeUInt32LE(length, at + 8);
    this.count += 1;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.count * ENTRY_BYTES);
  }
}

/** Indexes the lines of a file by group while it is written; uses twelve bytes per line. */
export class LineIndex {
  readonly #groupOf: (line: string) => string;
  readonly #groups = new Map<string, Entries>();
  #rest: Buffer[] = [];
  #start = 0;
  #at = 0;

  /** @param groupOf returns the group of a line */
  constructor(groupOf: (line: string) => string) {
    this.#groupOf = groupOf;
  }

  /** Creates a stream that passes bytes through and indexes their lines. */
  watching(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#look(chunk);
        done(null, chunk);
      },
      flush: (done) => {
        if (this.#rest.length > 0) this.#line(Buffer.alloc(0));
        done();
      },
    });
  }

  #look(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      this.#at += end - from;
      this.#line(chunk.subarray(from, end));
      this.#at += 1;
      this.#start = this.#at;
      from = end + 1;
    }
    if (from < chunk.length) this.#rest.push(chunk.subarray(from));
    this.#at += chunk.length - from;
  }

  #line(last: Buffer): void {
    const line = this.#rest.length === 0 ? last : Buffer.concat([...this.#rest, last]);
    this.#rest = [];
    if (line.length === 0) return;
    const name = this.#groupOf(line.toString());
    const entries = this.#groups.get(name) ?? new Entries();
    entries.add(this.#start, line.length);
    this.#groups.set(name, entries);
  }

  /** Writes the index; returns the range of each group. */
  async write(path: string): Promise<IndexedGroup[]> {
    await pipeline(Readable.from([...this.#groups.values()].map(({ bytes }) => bytes)), createWriteStream(path));
    let start = 0;
    return [...this.#groups].map(([name, { count }]) => {
      const group = { name, start, count };
      start += count;
      return group;
    });
  }
}

interface Span {
  /** Counted in lines of the group, from 0. */
  readonly from: number;
  readonly count: number;
}

/** Reads some lines of a group, in the order of the file. */
export async function readIndexedLines(
  { lines, index }: { readonly lines: StoredFile; readonly index: StoredFile },
  group: IndexedGroup,
  { from, count }: Span,
): Promise<string[]> {
  const most = Math.max(0, Math.min(count, group.count - from));
  const start = (group.start + from) * ENTRY_BYTES;
  const entries = await readBytes(index, { start, end: start + most * ENTRY_BYTES - 1 });
  const found: string[] = [];
  for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
    const begin = entries.readDoubleLE(at);
    found.push((await readBytes(lines, { start: begin, end: begin + entries.readUInt32LE(at + 8) - 1 })).toString());
  }
  return found;
}
