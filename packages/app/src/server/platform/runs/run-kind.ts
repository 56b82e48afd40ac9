// What a kind of long work is: what it is asked, how it is done, and which files come of it.

import type * as z from 'zod';
import type { App } from '#server/platform/app.ts';

/** One beginning of a run. It may have been begun before and broken off: then it is begun again from the start. */
export interface RunWork<Input> {
  readonly app: App;
  readonly runId: number;
  readonly input: Input;
  /** The files that it was started with, by name: their keys in the store of runs. */
  readonly files: Readonly<Record<string, string>>;
  /** A folder of its own, which is gone when it ends. */
  readonly folder: string;
  /** Aborted when it is stopped by somebody, or the server can't wait any longer. */
  readonly signal: AbortSignal;
  /** Says how far it is, as often as it likes: what is kept is the last of a second. */
  progress(done: number, total: number | null): void;
}

export interface RunResult {
  /** What came of it, in short. */
  readonly summary: Readonly<Record<string, unknown>>;
  /** The paths of the files that are kept, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Thrown by a run that will not succeed however often it is begun; its text is for people. */
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
