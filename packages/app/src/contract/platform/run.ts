// Long work that somebody starts and comes back to, as lists and pages show it: how it stands, how far it is, what came of it.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { RUN_STATES } from './run-states.ts';

export const run = z.object({
  id,
  state: z.enum(RUN_STATES),
  /** How many of how many are done; null as long as nobody has counted. */
  done: z.int(),
  total: z.int().nullable(),
  /** Why it failed, in a sentence; empty otherwise. */
  error: z.string(),
  /** Who started it; null when nobody has an account any more. */
  startedBy: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** The names of the files that can be downloaded; none after they have been kept for as long as files of runs are. */
  files: z.array(z.string()),
});

export type Run = z.output<typeof run>;

/** Whether nothing more will come of it by itself. */
export function isOver({ state }: Pick<Run, 'state'>): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** The list of the runs of one kind. */
export function declareRuns<const Name extends string>(name: Name) {
  return declareList({
    name,
    sorts: ['createdAt', 'finishedAt', 'state'],
    defaultSort: '-createdAt',
    filters: { state: { kind: 'choice', choices: RUN_STATES }, startedBy: { kind: 'choice' }, createdAt: { kind: 'instant' } },
  });
}
