// What staff keep of a trip while they prepare it: notes, the next follow-up, and a checklist.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ChecklistItemKind } from '#contract/trips/tracker.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { trips } from './trips.ts';

const tripId = () =>
  bigint('trip_id', { mode: 'number' })
    .notNull()
    .references(() => trips.id, { onDelete: 'cascade' });

const staffId = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** Notes by staff for staff, each of one author. */
export const tripNotes = pgTable(
  'trip_notes',
  {
    id: identity(),
    tripId: tripId(),
    text: text('text').notNull(),
    /** Null once that account is deleted. */
    byId: staffId('by_id'),
    at: moment('at').notNull(),
    editedAt: moment('edited_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('trip_notes_trip').on(table.tripId, table.id), index('trip_notes_by').on(table.byId)],
);

/** The day on which somebody looks at a trip again, and what for; one per trip. */
export const tripFollowUps = pgTable(
  'trip_follow_ups',
  {
    tripId: tripId().primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull().default(''),
    byId: staffId('by_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('trip_follow_ups_day').on(table.day), index('trip_follow_ups_by').on(table.byId)],
);

/** Items of a trip's checklist; one that every trip has is only stored once it was ticked. */
export const tripChecklist = pgTable(
  'trip_checklist',
  {
    id: identity(),
    tripId: tripId(),
    /** Null for an item that staff added. */
    kind: text('kind').$type<ChecklistItemKind>(),
    text: text('text').notNull().default(''),
    doneAt: moment('done_at'),
    doneBy: staffId('done_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('trip_checklist_once').on(table.tripId, table.kind),
    index('trip_checklist_trip').on(table.tripId, table.id),
    index('trip_checklist_done_by').on(table.doneBy),
    check('trip_checklist_named', sql`(${table.kind} is null) = (${table.text} <> '')`),
  ],
);
