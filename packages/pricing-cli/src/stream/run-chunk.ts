// One chunk of the input through a task, in whichever thread.

import type { FileHandle } from 'node:fs/promises';
import type { Complaint } from '../failure.ts';
import { parseJson } from '../io/json-text.ts';
import { blockStart, readRange } from './byte-ranges.ts';
import type { Chunk, ChunkAnswer, NumberedRecord, Output, Piece, Task } from './chunk.ts';
import { forEachLine } from './text-lines.ts';

/** Where ranges are read, and what errors call it. */
export interface InputFile {
  readonly name: string;
  /** There only where chunks can be ranges. */
  readonly file: FileHandle | undefined;
  /** What ranges are read into: one chunk at a time. */
  readonly room: Buffer;
}

export async function runChunk(task: Task, input: InputFile, chunk: Chunk): Promise<ChunkAnswer> {
  task.beginBlock?.(chunk);
  if (chunk.kind === 'records') return runRecords(task, chunk.records);
  if (chunk.kind === 'range') await runLead(task, input, chunk);
  const bytes = chunk.kind === 'bytes' ? Buffer.from(chunk.bytes) : await rangeBytes(input, chunk);
  return runLines(task, input.name, bytes);
}

/**
 * A shard may begin within a block. What is said of its first records may depend on those before them, so these are gone through as
 * the shard before does, and what comes of them is left to it.
 */
async function runLead(task: Task, input: InputFile, { from }: { readonly from: number }): Promise<void> {
  const start = blockStart(from);
  if (task.beginBlock === undefined || start === from) return;
  await runLines(task, input.name, await rangeBytes(input, { from: start, to: from }));
}

async function rangeBytes({ file, name, room }: InputFile, range: { readonly from: number; readonly to: number }): Promise<Buffer> {
  if (file === undefined) throw new Error(`${name} can't be read in ranges`);
  return readRange(file, range, room);
}

async function runLines(task: Task, name: string, bytes: Buffer): Promise<ChunkAnswer> {
  const pieces: Piece[] = [];
  let records = 0;
  const lines = await forEachLine(bytes, (text, line) => {
    const index = records;
    records += 1;
    const keep = (output: Output | undefined) => addPiece(pieces, output, { index, line });
    const value = typeof text === 'string' ? parsed(text) : NOTHING;
    if (value === NOTHING) return faultOf(name, text).then((complaint) => keep(task.fault(complaint)));
    const output = task.record(value);
    if (output instanceof Promise) return output.then(keep);
    keep(output);
    return undefined;
  });
  return { records, lines, bytes: bytes.length, pieces, summary: task.takeSummary() };
}

const NOTHING = Symbol('no JSON');
const BYTE_ORDER_MARK = 0xfeff;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    return NOTHING;
  }
}

/** Only a line that is broken is looked at again, to say where it breaks. */
async function faultOf(name: string, text: string | Complaint): Promise<Complaint> {
  if (typeof text !== 'string') return text;
  const again = await parseJson(name, text);
  return again.ok ? { code: 'invalid_json', message: 'expected JSON' } : again.complaint;
}

async function runRecords(task: Task, records: readonly NumberedRecord[]): Promise<ChunkAnswer> {
  const pieces: Piece[] = [];
  for (const [index, { line, value, fault }] of records.entries()) {
    addPiece(pieces, fault === undefined ? await task.record(value) : task.fault(fault), { index, line });
  }
  return { records: records.length, lines: 0, bytes: 0, pieces, summary: task.takeSummary() };
}

function addPiece(pieces: Piece[], output: Output | undefined, place: { readonly index: number; readonly line: number }): void {
  if (typeof output === 'string') pieces.push(output);
  else if (output !== undefined) pieces.push({ ...place, row: output });
}
