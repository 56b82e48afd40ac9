// The input of a long run as chunks: byte ranges of a regular ndjson file, whole lines of a stream, records of csv and JSON.

import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from '../command.ts';
import { CommandFailure, usageFailure } from '../failure.ts';
import { openSource, readText, type Source } from '../io/files.ts';
import { parseJson } from '../io/json-text.ts';
import { LINE_TOO_LONG } from '../io/line-faults.ts';
import { LONGEST_LINE } from '../io/lines.ts';
import type { InputFormat } from '../io/record-format.ts';
import { readRecords } from '../io/records.ts';
import { type ByteRange, blockStart, RANGE_SIZE, rangesOf, readRange, roomForRange, type Shard, shardOf } from './byte-ranges.ts';
import type { Chunk, NumberedRecord } from './chunk.ts';
import { countLines } from './text-lines.ts';

/** An input ready to be worked on. */
export interface Input {
  readonly name: string;
  /** The file whose ranges the chunks are; absent where they come with their bytes or records. */
  readonly path: string | undefined;
  /** Bytes to read, where that is known. */
  readonly size: number | undefined;
  /** Bytes of the file of which this may be a shard, where that is known. */
  readonly wholeSize: number | undefined;
  readonly shard: Shard | undefined;
  readonly chunks: AsyncIterable<Chunk> | Iterable<Chunk>;
  /** What stands before the first chunk: nothing, but for a shard. */
  readonly before: { readonly lines: number; readonly records: number };
}

export interface InputQuestion {
  /** A name relative to the working directory, or `-`. */
  readonly file: string;
  readonly format: InputFormat;
  readonly shard: Shard | undefined;
  /** Turns the cells of a csv row into what JSON would have said. */
  readonly ofCells: (cells: Readonly<Record<string, string>>) => unknown;
}

const WHOLE = { lines: 0, records: 0 };

export async function openInput(context: Context, { file, format, shard, ofCells }: InputQuestion): Promise<Input> {
  const path = file === '-' || format !== 'ndjson' ? undefined : await regularFile(context, file);
  if (path !== undefined) return rangedInput(file, path, shard);
  if (shard !== undefined) throw usageFailure('shard_needs_ndjson', '--shard needs an ndjson file as --input, not a stream, csv or json');
  const source = openSource(context, file);
  const chunks = streamedChunks(source, format, ofCells);
  return { name: source.name, path: undefined, size: undefined, wholeSize: undefined, shard, before: WHOLE, chunks };
}

function streamedChunks(source: Source, format: InputFormat, ofCells: InputQuestion['ofCells']): AsyncIterable<Chunk> {
  if (format === 'ndjson') return wholeLines(source.bytes);
  return inBatches(format === 'json' ? documentRecords(source) : cellRecords(source, format, ofCells));
}

/** The file with its size; undefined for a pipe or a device, which can't be read in ranges. */
async function regularFile(context: Context, file: string): Promise<{ readonly path: string; readonly size: number } | undefined> {
  const path = resolve(context.cwd, file);
  const handle = await open(path, 'r').catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const stat = await handle.stat();
    return stat.isFile() ? { path, size: stat.size } : undefined;
  } finally {
    await handle.close();
  }
}

async function rangedInput(name: string, { path, size }: { path: string; size: number }, shard: Shard | undefined): Promise<Input> {
  const range = shard === undefined ? { from: 0, to: size } : shardOf(size, shard);
  const chunks = [...rangesOf(range)].map(({ from, to }) => ({ kind: 'range' as const, isFirst: blockStart(from) === 0, from, to }));
  return { name, path, size: range.to - range.from, wholeSize: size, shard, chunks, before: await countBefore(path, range) };
}

/** Reading on to the shard costs little beside the work on it, and gives its rows the numbers they have in the whole. */
async function countBefore(path: string, { from }: ByteRange): Promise<Input['before']> {
  if (from === 0) return WHOLE;
  const file = await open(path, 'r');
  try {
    let [lines, records] = [0, 0];
    const room = roomForRange();
    for (const range of rangesOf({ from: 0, to: from })) {
      const counted = await countLines(await readRange(file, range, room));
      lines += counted.lines;
      records += counted.records;
    }
    return { lines, records };
  } finally {
    await file.close();
  }
}

/**
 * Bytes cut after a line feed, each chunk a copy of its own that can be handed to another thread. A line belongs to the block in which
 * its first byte lies, as in a file that is read in ranges, whatever pieces the bytes come in.
 */
async function* wholeLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  let held: Uint8Array[] = [];
  let [start, position] = [0, 0];
  for await (const piece of source) {
    let rest = piece;
    for (;;) {
      const end = rest.indexOf(10, Math.max(0, blockStart(start) + RANGE_SIZE - 1 - position));
      if (end === -1) break;
      yield { kind: 'bytes', isFirst: start === 0, bytes: joined([...held, rest.subarray(0, end + 1)]) };
      held = [];
      position += end + 1;
      start = position;
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) held.push(rest);
    position += rest.length;
    if (position - start > LONGEST_LINE + RANGE_SIZE) throw lineTooLong();
  }
  if (position > start) yield { kind: 'bytes', isFirst: start === 0, bytes: joined(held) };
}

function lineTooLong(): CommandFailure {
  return new CommandFailure('bad_input', [{ where: '<stdin>', ...LINE_TOO_LONG }]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** About as many records as a block of bytes holds lines. */
const BATCH = 1500;

async function* inBatches(records: AsyncIterable<NumberedRecord>): AsyncGenerator<Chunk> {
  let batch: NumberedRecord[] = [];
  let isFirst = true;
  for await (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield { kind: 'records', isFirst, records: batch };
    batch = [];
    isFirst = false;
  }
  if (batch.length > 0) yield { kind: 'records', isFirst, records: batch };
}

async function* cellRecords(source: Source, format: 'csv' | 'tsv', ofCells: InputQuestion['ofCells']): AsyncGenerator<NumberedRecord> {
  for await (const { line, ...record } of readRecords(source, format)) {
    if (record.fault !== undefined) yield { line, fault: record.fault };
    else yield { line, value: ofCells(record.value as Record<string, string>) };
  }
}

/** A JSON document is read whole; one that is no list is one record. All its records are on line 1, for want of better. */
async function* documentRecords(source: Source): AsyncGenerator<NumberedRecord> {
  const document = await parseJson(source.name, await readText(source));
  if (!document.ok) throw new CommandFailure('bad_input', [document.complaint]);
  const { value } = document.value;
  for (const record of Array.isArray(value) ? value : [value]) yield { line: 1, value: record };
}
