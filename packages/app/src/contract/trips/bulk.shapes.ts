// Shapes of bulk changes of trips: what is asked for, the runs that check, make and undo it, and the outcome of each trip.

import * as z from 'zod';
import { replyText } from '#contract/messaging/saved-reply.shapes.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { matchQueryFor } from '#contract/platform/lists/list-query.ts';
import { declareRuns, run } from '#contract/platform/run.ts';
import { day, id, optionalLine } from '#contract/platform/validation/fields.ts';
import { importedFile } from './import.shapes.ts';
import { tripsList } from './listed-trips.shapes.ts';
import { TRIP_STATES } from './states.ts';
import { TRIP_STEPS, type TripStep } from './trip.machine.ts';

export const BULK_ACTIONS = ['state', 'coordinator', 'dates', 'invoice', 'message'] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Whom a message is for. */
export const BULK_AUDIENCES = ['parents', 'families'] as const;
export type BulkAudience = (typeof BULK_AUDIENCES)[number];

/** The most characters of a message. */
export const MAX_BULK_TEXT = 4000;

/** The messages of a check that are shown as they would be sent. */
export const BULK_PREVIEWS = 3;

/** Steps that need a family or a day of their own for each trip, or that nobody takes by hand. */
const SINGLE_STEPS = ['passOn', 'rehouse', 'prolong'] as const satisfies readonly TripStep[];

export type BulkStep = Exclude<TripStep, (typeof SINGLE_STEPS)[number]>;

export const BULK_STEPS = TRIP_STEPS.filter((step): step is BulkStep => !SINGLE_STEPS.some((one) => one === step));

/** The maximum number of trips of one bulk change. */
export const BULK_LIMIT = 5000;

/** The most days by which stays are moved at once. */
export const MAX_SHIFT = 366;

/** What is done to each trip; each action has its own fields. */
export const bulkChange = z.object({
  action: z.enum(BULK_ACTIONS),
  /** Of `state`. */
  step: z.enum(BULK_STEPS).nullable().default(null),
  /** Of `coordinator`: null for nobody. */
  coordinatorId: id.nullable().default(null),
  /** Of `dates`: negative for earlier. */
  days: z.int().min(-MAX_SHIFT).max(MAX_SHIFT).default(0),
  /** Of `state` and `dates`. */
  reason: optionalLine(500),
  /** Of `message`. */
  audience: z.enum(BULK_AUDIENCES).nullable().default(null),
  /** Of `message`, with the variables of saved replies. */
  text: replyText.default(''),
});

export type BulkChange = z.output<typeof bulkChange>;

/** The trips of a file; the other fields stay empty. */
const tripImport = bulkChange.extend({ action: z.literal('import'), file: importedFile });

export type TripImport = z.output<typeof tripImport>;

/** What a run does: a change of trips, or the import of a file. */
export const runChange = z.union([bulkChange, tripImport]);

export type RunChange = z.output<typeof runChange>;

function assertComplete(
  { action, step, days, audience, text }: Omit<BulkChange, 'reason' | 'coordinatorId'>,
  context: z.RefinementCtx,
): void {
  const demand = (path: string) => context.addIssue({ code: 'custom', path: [path], params: { rule: 'required' } });
  if (action === 'state' && step === null) demand('step');
  if (action === 'dates' && days === 0) demand('days');
  if (action === 'message' && audience === null) demand('audience');
  if (action === 'message' && text === '') demand('text');
}

/** The change without its trips, as a form asks for it. */
export const bulkChangeForm = bulkChange.superRefine(assertComplete);

/** Chosen trips, or without any all that match the query except some. */
export const checkBody = bulkChange
  .extend({ tripIds: z.array(id).max(BULK_LIMIT).default([]), exceptIds: z.array(id).max(BULK_LIMIT).default([]) })
  .superRefine(assertComplete);

export const checkQuery = matchQueryFor(tripsList);

/** A check changes nothing; a change is one of a check, an undo one of a change. */
export const BULK_PHASES = ['check', 'change', 'undo'] as const;
export type BulkPhase = (typeof BULK_PHASES)[number];

export const BULK_OUTCOMES = ['changed', 'unchanged', 'refused', 'failed', 'open'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const bulkRunsList = declareRuns('bulkRuns');

export const bulkRun = run.extend({
  phase: z.enum(BULK_PHASES),
  change: runChange,
  /** Null for nobody, or for an account that no longer exists. */
  coordinatorName: z.string().nullable(),
  /** The number of trips by their outcome. */
  counts: z.object({ changed: z.int(), unchanged: z.int(), refused: z.int(), failed: z.int(), open: z.int() }),
  /** The check of a change, or the change of an undo. */
  sourceId: id.nullable(),
  /** The change of a check, or the last undo of a change. */
  nextId: id.nullable(),
  /** How many trips the next run would have; 0 if it can't be started. */
  leftCount: z.int(),
  /** Of the check of a message, read alone: how the first ones would be. */
  previews: z.array(z.object({ tripId: id, name: z.string(), text: z.string() })),
});

export type BulkRun = z.output<typeof bulkRun>;

export const bulkRowsList = declareList({
  name: 'bulkRows',
  columns: ['line', 'student', 'outcome', 'changes', 'message', 'state', 'fromDate', 'toDate', 'id'],
  sorts: ['id', 'outcome', 'student', 'fromDate'],
  defaultSort: 'id',
  filters: { runId: { kind: 'choice' }, outcome: { kind: 'choice', choices: BULK_OUTCOMES } },
});

/** The fields that a bulk change compares. */
const BULK_FIELDS = [
  ...(['state', 'coordinator', 'fromDate', 'toDate', 'price', 'invoice', 'recipient'] as const),
  /** Of an import: the number of the student, null for a new one, what becomes of the parent, and what the stay has, by name. */
  ...(['student', 'newStudent', 'parent', 'backupHostFamily', 'camps', 'backupCamps', 'services'] as const),
] as const;

const changedField = z.object({ field: z.enum(BULK_FIELDS), before: z.string().nullable(), after: z.string().nullable() });

export type BulkField = z.output<typeof changedField>;

export const bulkRow = z.object({
  id,
  /** Null for a row of a file that has made no trip. */
  tripId: id.nullable(),
  studentId: id.nullable(),
  studentName: z.string(),
  /** The line in the file of an import. */
  line: z.int().nullable(),
  /** As the trip is now. */
  state: z.enum(TRIP_STATES).nullable(),
  fromDate: day.nullable(),
  toDate: day.nullable(),
  outcome: z.enum(BULK_OUTCOMES),
  /** From what to what; amounts with their currency, people by name. */
  changes: z.array(changedField),
  /** Why nothing was changed; null if something was. */
  message: z.string().nullable(),
  code: z.string().nullable(),
  /** The fields that the reason is about. */
  fields: z.array(z.string()),
  /** Of a stay that is to be reserved: the families from which somebody has to choose; none if there is nothing to choose. */
  families: z.array(z.object({ id, name: z.string() })),
  /** The family that somebody has chosen from them. */
  hostFamilyId: id.nullable(),
});

export type BulkRow = z.output<typeof bulkRow>;
