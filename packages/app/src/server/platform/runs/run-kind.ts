// Kinds of runs: their input, how they are performed, and their files.

import type * as z from 'zod';
import type { App } from '#server/platform/app.ts';

/** One attempt at a run. A retry after an interruption starts from the beginning. */
export interface RunWork<Input> {
  readonly app: App;
  readonly runId: number;
  readonly input: Input;
  /** The keys of its input files in the run store, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** A temporary folder of its own, deleted at the end. */
  readonly folder: string;
  /** Aborted when somebody cancels the run, or the server shuts down. */
  readonly signal: AbortSignal;
  /** Reports the progress, as often as needed; only the latest per second is saved. */
  progress(done: number, total: number | null): void;
}

export interface RunResult {
  /** A short result. */
  readonly summary: Readonly<Record<string, unknown>>;
  /** The paths of the result files to store, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Thrown by a run that can never succeed; its message is shown to users. */
export class RunError extends Error {}

export interface RunKind {
  readonly kind: string;
  perform(work: RunWork<unknown>): Promise<RunResult>;
}

/**
 * Defines a kind of run.
 * @example defineRunKind({ kind: 'audit', input: auditInput, perform: auditBookings })
 */
export function defineRunKind<Input extends z.ZodType>({
  kind,
  input,
  perform,
}: {
  readonly kind: string;
  readonly input: Input;
  perform(work: RunWork<z.output<Input>>): Promise<RunResult>;
}): RunKind {
  return { kind, perform: (work) => perform({ ...work, input: input.parse(work.input) }) };
}
