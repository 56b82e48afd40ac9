// Bulk changes of trips: which run follows which, and what became of each trip.

import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { BulkField, BulkOutcome } from '#contract/trips/bulk.shapes.ts';
import { identity } from './columns.ts';
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
  | { readonly kind: 'http'; readonly code: string };

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
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    /** `open` until its transaction has ended, which also changes the trip. */
    outcome: text('outcome').$type<BulkOutcome>().notNull().default('open'),
    /** From what to what; coordinators by their IDs. */
    changes: jsonb('changes').$type<readonly BulkField[]>().notNull().default([]),
    /** The fingerprint of the price that the check has shown, and of the one before. */
    shown: text('shown'),
    shownBefore: text('shown_before'),
    fault: jsonb('fault').$type<StoredFault>(),
  },
  (table) => [unique('trip_bulk_rows_trip').on(table.runId, table.tripId), index('trip_bulk_rows_of_trip').on(table.tripId)],
);
