// Long background runs as lists and pages show them: state, progress and result.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { RUN_STATES } from './run-states.ts';

export const run = z.object({
  id,
  state: z.enum(RUN_STATES),
  /** Items done and in total; null until they are counted. */
  done: z.int(),
  total: z.int().nullable(),
  /** The error message; empty if it didn't fail. */
  error: z.string(),
  /** Who started it; null if the account no longer exists. */
  startedBy: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** The names of the downloadable files; empty once they are past the retention period. */
  files: z.array(z.string()),
});

export type Run = z.output<typeof run>;

/** Returns whether the run has ended. */
export function isOver({ state }: Pick<Run, 'state'>): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** Declares the list of runs of one kind. */
export function declareRuns<const Name extends string>(name: Name) {
  return declareList({
    name,
    sorts: ['createdAt', 'finishedAt', 'state'],
    defaultSort: '-createdAt',
    filters: { state: { kind: 'choice', choices: RUN_STATES }, startedBy: { kind: 'choice' }, createdAt: { kind: 'instant' } },
  });
}
