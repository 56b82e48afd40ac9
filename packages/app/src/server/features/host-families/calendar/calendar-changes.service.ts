// What follows from a change of a family's calendar: its entry in the change log, and word to the family of what staff did for it.

import type { DayStretch } from '#contract/host-families/series.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockFamilyBeds } from '#server/features/inventory/inventory.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { type CalendarReader, getCalendarReader } from './calendar-access.service.ts';

/** Returns the family whose calendar the caller changes, with its beds locked. */
export async function lockCalendar(tx: Transaction, call: Call, id: number): Promise<CalendarReader> {
  // Callers without access lock nothing.
  await getCalendarReader(call, tx, id);
  await lockFamilyBeds(tx, id);
  return getCalendarReader(call, tx, id);
}

interface CalendarChange extends DayStretch {
  readonly what: 'blocked' | 'freed' | 'changed';
  /** Other fields of the change log. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

const ACTIONS = { blocked: 'hostFamilies.blockDates', freed: 'hostFamilies.freeDates', changed: 'hostFamilies.changeBlock' } as const;

/** Records a change, and tells the family of it if somebody else made it. */
export async function recordCalendarChange(
  tx: Transaction,
  call: Call,
  { family, isOwn }: CalendarReader,
  { what, fromDate, toDate, changes = {} }: CalendarChange,
): Promise<void> {
  const subject = { subjectType: 'hostFamily', subjectId: family.id };
  await recordChange(tx, call, { action: ACTIONS[what], ...subject, changes: { fromDate, toDate, ...changes } });
  if (isOwn) return;
  const data = { hostFamilyId: family.id, what, fromDate, toDate };
  await notify(tx, call.app, { to: { userIds: [family.userId] }, kind: 'calendarChanged', data });
}
