// Bulk changes of trips: which run follows which, and what became of each trip, or row of a file.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { BulkField, BulkOutcome } from '#contract/trips/bulk.shapes.ts';
import type { CellProblem, ImportColumn } from '#contract/trips/import.shapes.ts';
import { identity } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { runs } from './runs.ts';
import { trips } from './trips.ts';

/** Why a trip was not changed, as data that is put into words for each reader. */
export type StoredFault =
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly values?: Readonly<Record<string, string | number>>;
      readonly field?: string;
    }
  | { readonly kind: 'validation'; readonly faults: readonly object[] }
  /** Of a row of a file; what the cell holds stands with the row alone. */
  | {
      readonly kind: 'cell';
      readonly column: ImportColumn | null;
      readonly problem: CellProblem;
      readonly values?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'http'; readonly code: string };

/** What an import has made: the trip and the new student as they were then, so that an undo knows whether somebody has changed them. */
export interface MadeByImport {
  readonly tripVersion: number;
  readonly student: { readonly id: number; readonly version: number } | null;
}

/** A change follows one check; of a change there may be several undos, one after the other, each of what is not undone yet. */
export const tripBulkRuns = pgTable(
  'trip_bulk_runs',
  {
    runId: bigint('run_id', { mode: 'number' })
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => runs.id, { onDelete: 'cascade' }),
  },
  (table) => [index('trip_bulk_runs_source').on(table.sourceId)],
);

export const tripBulkRows = pgTable(
  'trip_bulk_rows',
  {
    id: identity(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** Null for the row of a file that has made no trip. */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id, { onDelete: 'cascade' }),
    /** The line in the file of an import, from 1. */
    line: integer('line'),
    /** The row of the file; null once it is erased. */
    cells: jsonb('cells').$type<readonly string[]>(),
    /** Whom the row names, as it is written there. */
    name: text('name').notNull().default(''),
    /** Tells rows of the same student from others: the number, or a hash of name and date of birth. */
    studentKey: text('student_key'),
    made: jsonb('made').$type<MadeByImport>(),
    /** The family that somebody has chosen to reserve the stay with, if several consider it. */
    hostFamilyId: bigint('host_family_id', { mode: 'number' }).references(() => hostFamilies.id, { onDelete: 'set null' }),
    /** `open` until its transaction has ended, which also changes the trip. */
    outcome: text('outcome').$type<BulkOutcome>().notNull().default('open'),
    /** From what to what; coordinators by their IDs. */
    changes: jsonb('changes').$type<readonly BulkField[]>().notNull().default([]),
    /** The fingerprint of the price that the check has shown, and of the one before. */
    shown: text('shown'),
    shownBefore: text('shown_before'),
    fault: jsonb('fault').$type<StoredFault>(),
  },
  (table) => [
    unique('trip_bulk_rows_trip').on(table.runId, table.tripId),
    unique('trip_bulk_rows_line').on(table.runId, table.line),
    index('trip_bulk_rows_of_trip').on(table.tripId),
    index('trip_bulk_rows_family').on(table.hostFamilyId),
    check('trip_bulk_rows_what', sql`${table.tripId} is not null or ${table.line} is not null`),
  ],
);
