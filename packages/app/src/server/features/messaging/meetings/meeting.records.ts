// Records of meetings, with the time zones of their people.

import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { findFirstNames, listMeetingPeople, type MeetingPerson, type MeetingRow } from './meetings.queries.ts';

/** Returns each time zone with the first names of those who are in it: the reader's first. */
function toTimezones(people: readonly MeetingPerson[], readerId: number): Meeting['timezones'] {
  const names = new Map<string, string[]>();
  for (const { timezone, firstName } of people.toSorted((a, b) => Number(b.userId === readerId) - Number(a.userId === readerId))) {
    if (timezone !== null && timezone !== '') names.set(timezone, [...(names.get(timezone) ?? []), firstName]);
  }
  return [...names].map(([timezone, who]) => ({ timezone, who: who.join(', ') }));
}

/** Returns meetings as a reader sees them, in the order of the rows. */
export async function toMeetings(db: Queryable, rows: readonly MeetingRow[], readerId: number): Promise<Meeting[]> {
  if (rows.length === 0) return [];
  const people = await listMeetingPeople(
    db,
    rows.map(({ conversationId }) => conversationId),
  );
  const names = await findFirstNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ id, conversationId, title, startsAt, endsAt, link, status, createdBy, version }) => ({
    ...{ id, conversationId, title, link, status, version },
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    createdBy: createdBy === null ? null : { id: createdBy, firstName: names.get(createdBy) ?? '' },
    timezones: toTimezones(
      people.filter((person) => person.conversationId === conversationId),
      readerId,
    ),
  }));
}
