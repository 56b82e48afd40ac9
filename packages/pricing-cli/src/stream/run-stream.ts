// A whole run: chunks to threads, their answers in order to whoever prints them, with progress and an orderly end.

import { setFlagsFromString } from 'node:v8';
import type { Context } from '../command.ts';
import type { Row } from '../print/row-writer.ts';
import type { ChunkAnswer, Piece } from './chunk.ts';
import type { Input } from './input-chunks.ts';
import { openLocalRunner, type Setup, type TaskSetup } from './local-runner.ts';
import { type Runner, runInOrder, startWorker } from './pool.ts';
import { openProgress } from './progress.ts';

export interface Run {
  readonly task: TaskSetup;
  readonly input: Input;
  /** Threads that work; with one it is this one. */
  readonly jobs: number;
  readonly isQuiet: boolean;
}

export interface Takers {
  readonly row: (row: Row) => Promise<void>;
  readonly text: (text: string) => Promise<void>;
  readonly summary: (summary: unknown) => void;
}

/**
 * What a record leaves behind dies young. A nursery that does not grow is emptied more often, takes no more time in all, and
 * keeps a hundred megabytes less.
 */
const SMALL_NURSERY = ['--max-semi-space-size=8', '--semi-space-growth-factor=1'];

/** Runs to the end, or until the context's signal is aborted; threads are ended in any case. */
export async function runStream(context: Context, { task, input, jobs, isQuiet }: Run, takers: Takers): Promise<void> {
  for (const flag of SMALL_NURSERY) setFlagsFromString(flag);
  const runners = await openRunners({ task, name: input.name, path: input.path }, jobs);
  const progress = openProgress(context, { size: input.size, isQuiet });
  let before = input.before;
  try {
    for await (const answer of runInOrder(input.chunks, runners)) {
      context.signal.throwIfAborted();
      await take(answer, before, takers);
      before = { lines: before.lines + answer.lines, records: before.records + answer.records };
      progress.advance(answer);
    }
  } finally {
    progress.end();
    await Promise.all(runners.map((runner) => runner.close()));
  }
}

async function openRunners(setup: Setup, jobs: number): Promise<readonly Runner[]> {
  return jobs === 1 ? [await openLocalRunner(setup)] : Array.from({ length: jobs }, () => startWorker(setup));
}

async function take(answer: ChunkAnswer, before: Input['before'], takers: Takers): Promise<void> {
  for (const piece of answer.pieces) await takePiece(piece, before, takers);
  takers.summary(answer.summary);
}

function takePiece(piece: Piece, before: Input['before'], takers: Takers): Promise<void> {
  if (typeof piece === 'string') return takers.text(piece);
  return takers.row({ index: piece.index + before.records, line: piece.line + before.lines, ...piece.row });
}
