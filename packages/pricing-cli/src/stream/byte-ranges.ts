// A file as ranges of bytes, cut at line ends without looking: a line belongs to the range in which its first byte lies.

import type { FileHandle } from 'node:fs/promises';
import { usageFailure } from '../failure.ts';
import { LONGEST_LINE } from '../io/lines.ts';

/** Bytes from `from` up to, not including, `to`. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** How much of a file one piece of work is: a block. Blocks begin at multiples of it, wherever a shard is cut. */
export const RANGE_SIZE = 1 << 19;

const LINE_FEED = 10;
const READ_ON = 1 << 16;

/** The ranges of a whole, one after another, none across the border of two blocks. */
export function* rangesOf({ from, to }: ByteRange, size = RANGE_SIZE): Generator<ByteRange> {
  for (let start = from; start < to; start = blockStart(start, size) + size) {
    yield { from: start, to: Math.min(blockStart(start, size) + size, to) };
  }
}

/** Where the block that a byte lies in begins. */
export function blockStart(position: number, size = RANGE_SIZE): number {
  return position - (position % size);
}

/** The K-th of N parts of a file of so many bytes: the same anywhere, and every byte in just one of them. */
export function shardOf(size: number, { part, parts }: Shard): ByteRange {
  return { from: cut(size, part - 1, parts), to: cut(size, part, parts) };
}

/** In whole numbers: sizes times parts can pass what a plain number holds exactly. */
function cut(size: number, part: number, parts: number): number {
  return Number((BigInt(size) * BigInt(part)) / BigInt(parts));
}

export interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** `3/8`; part 1 of 1 is the whole. */
export function parseShard(text: string): Shard {
  const [, part = 0, parts = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= parts) return { part, parts };
  throw usageFailure('invalid_option', `--shard expects K/N with K from 1 to N, such as 3/8, not "${text}"`);
}

/** Room for a range and the byte before it; reading range after range into the same room keeps memory small. */
export function roomForRange(): Buffer {
  return Buffer.allocUnsafeSlow(RANGE_SIZE + 1);
}

/**
 * The bytes of every line that begins in the range, the last one to its end. They may lie in `room`, and are good until it is
 * used again.
 */
export async function readRange(file: FileHandle, { from, to }: ByteRange, room: Buffer): Promise<Buffer> {
  const start = from === 0 ? 0 : from - 1;
  const bytes = await readFully(file, start, room.subarray(0, to - start));
  const first = from === 0 ? 0 : bytes.indexOf(LINE_FEED) + 1;
  if (from > 0 && first === 0) return bytes.subarray(0, 0);
  const last = bytes.at(-1);
  if (first >= bytes.length || last === LINE_FEED || bytes.length < to - start) return bytes.subarray(first);
  return Buffer.concat([bytes.subarray(first), await readToLineEnd(file, to)]);
}

/** The rest of the line that goes on at `position`; not more of it than shows that it is too long. */
async function readToLineEnd(file: FileHandle, position: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = position; at - position <= LONGEST_LINE; at += READ_ON) {
    const bytes = await readFully(file, at, Buffer.allocUnsafe(READ_ON));
    const end = bytes.indexOf(LINE_FEED);
    pieces.push(end === -1 ? bytes : bytes.subarray(0, end));
    if (end !== -1 || bytes.length < READ_ON) break;
  }
  return Buffer.concat(pieces);
}

/** Fills the room from a position on, as far as the file goes. */
async function readFully(file: FileHandle, position: number, room: Buffer): Promise<Buffer> {
  let filled = 0;
  while (filled < room.length) {
    const { bytesRead } = await file.read(room, filled, room.length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return room.subarray(0, filled);
}
