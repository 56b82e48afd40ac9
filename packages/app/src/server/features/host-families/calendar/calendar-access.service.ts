// Who may read and change a family's calendar, and how much of it they are shown.

import type { Role } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { isFamilyLive } from '../live/live.queries.ts';
import { type CalendarFamily, findCalendarFamily } from './calendar.queries.ts';

const NOTE_READERS: readonly string[] = ['Coordinator', 'Administrator'] satisfies Role[];
const TRIP_READERS: readonly string[] = ['Coordinator', 'Administrator', 'Finance', 'Vetting admin'] satisfies Role[];

export interface CalendarReader {
  readonly family: CalendarFamily;
  readonly isOwn: boolean;
  readonly readsNotes: boolean;
  /** The user whose trips alone are named; null for whoever may know of all. */
  readonly onlyTripsOf: number | null;
  readonly canWrite: boolean;
}

/** Returns a family whose calendar the caller may see: the own one, any for staff, a live one for agents. */
export async function getCalendarReader(call: Call, db: Queryable, id: number): Promise<CalendarReader> {
  const family = await findCalendarFamily(db, id);
  const isOwn = family !== null && call.caller !== null && family.userId === call.caller.id;
  if (family === null || (!call.grant.all && !isOwn)) throw notFound();
  const roles = call.grant.ways.map(({ caller }) => caller as string);
  const knowsTrips = isOwn || roles.some((role) => TRIP_READERS.includes(role));
  if (!knowsTrips && !(await isFamilyLive(db, id))) throw notFound();
  const writes = call.granted('calendar.write');
  return {
    family,
    isOwn,
    readsNotes: isOwn || roles.some((role) => NOTE_READERS.includes(role)),
    onlyTripsOf: knowsTrips ? null : (call.caller?.id ?? 0),
    canWrite: writes !== null && (writes.all || isOwn),
  };
}
