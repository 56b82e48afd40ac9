// SQL of the timeline of events: which ones a caller may see, the people in them, and the messages of a day.

import { and, desc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { eventsList } from '#contract/administration/lists.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Queryable } from '#server/db/database.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { whereActedBy } from '#server/features/administration/audit/audit.queries.ts';
import { whereOwnGroups } from '#server/features/groups/groups.public.ts';
import { whereOwnStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { createListPlan, defineListSql, type ListInput } from '#server/platform/lists/list-sql.ts';
import { listReadable, RIGHT_OF_FEATURE, RIGHT_OF_SUBJECT } from './events.rules.ts';

/** Values of fields aren't searched: a reader must not find out what they may not read. */
export const eventsListSql = defineListSql(eventsList, {
  key: audit.id,
  sorts: { at: audit.at },
  search: [audit.subjectId],
  filters: { at: audit.at, actor: { by: whereActedBy }, subjectType: audit.subjectType, subjectId: audit.subjectId },
});

type Caller = Pick<Call, 'grant' | 'granted' | 'caller'>;

interface OwnRows {
  readonly right: Capability;
  /** Selects the IDs of the rows that are the caller's own. */
  select(reader: Pick<Call, 'grant' | 'caller'>): SQL;
}

/** The kinds of objects whose events one may follow without reading all of them. */
const OWN_ROWS: Readonly<Record<string, OwnRows>> = {
  trip: { right: 'trips.read', select: (reader) => sql`select ${trips.id}::text from ${trips} where ${whereOwnTrips(reader)}` },
  student: {
    right: 'students.read',
    select: (reader) => sql`select ${students.id}::text from ${students} where ${whereOwnStudents(reader)}`,
  },
  group: {
    right: 'groups.read',
    select: (reader) => sql`select ${tripGroups.id}::text from ${tripGroups} where ${whereOwnGroups(reader)}`,
  },
};

/** What happened to the caller's own trips, students and groups. */
function whereOwnSubjects({ granted, caller }: Caller): SQL | undefined {
  const ways = Object.entries(OWN_ROWS).flatMap(([type, { right, select }]) => {
    const grant = granted(right);
    if (grant === null || grant.all) return [];
    return [sql`(${audit.subjectType} = ${type} and ${audit.subjectId} in (${select({ grant, caller })}))`];
  });
  return or(...ways);
}

/**
 * Returns the condition for the events that a caller may see; undefined for readers of the change log, who see all. Those whose right
 * covers their own rows only see their own trips, students and groups, whatever else they may read.
 */
export function whereReadable(call: Caller): SQL | undefined {
  const hasAll = (right: Capability) => call.granted(right)?.all === true;
  if (hasAll('audit.read')) return undefined;
  const own = whereOwnSubjects(call) ?? sql`false`;
  if (!call.grant.all) return own;
  const hidden = Object.keys(RIGHT_OF_FEATURE).filter((name) => !listReadable(RIGHT_OF_FEATURE, hasAll).includes(name));
  const whole = and(
    inArray(audit.subjectType, listReadable(RIGHT_OF_SUBJECT, hasAll)),
    ...hidden.map((feature) => not(sql`${audit.action} like ${`${feature}.%`}`)),
  );
  return or(own, whole);
}

/** Returns events before a cursor, newest first. */
export function listEventRows(call: Call, { asked, before, limit }: { asked: ListInput; before: number | undefined; limit: number }) {
  const asker = { may: call.may, timeZone: call.app.config.TIME_ZONE };
  const { where } = createListPlan(eventsListSql, { asked, asker, only: whereReadable(call) });
  const isBefore = before === undefined ? undefined : lt(audit.id, before);
  return call.db.select().from(audit).where(and(where, isBefore)).orderBy(desc(audit.id)).limit(limit);
}

/** Returns how many messages people sent on each day; withdrawn ones are left out. */
export async function countMessagesByDay(
  db: Queryable,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<{ day: string; messages: number }[]> {
  const start = (day: string, later: number) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
  const day = sql<string>`((${messages.createdAt} at time zone ${timeZone})::date)::text`;
  return db
    .select({ day, messages: sql<number>`count(*)::int`.mapWith(Number) })
    .from(messages)
    .where(
      and(
        sql`${messages.createdAt} >= ${start(from, 0)} and ${messages.createdAt} < ${start(to, 1)}`,
        ...[eq(messages.messageType, 1), isNull(messages.withdrawnAt)],
      ),
    )
    .groupBy(sql`1`);
}

/** Returns who acted in events that the caller may see. */
export function listEventActors(db: Queryable, only: SQL | undefined) {
  // The log is read once, not for each user.
  const acted = sql`(select ${audit.actorId} from ${audit} where ${only ?? sql`true`}
    union select ${audit.viewerId} from ${audit} where ${only ?? sql`true`})`;
  return db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(sql`${users.id} in ${acted}`)
    .orderBy(users.lastName, users.firstName, users.id)
    .limit(500);
}

/** Returns the kinds of objects in events that the caller may see. */
export async function listEventTypes(db: Queryable, only: SQL | undefined): Promise<string[]> {
  const rows = await db.selectDistinct({ name: audit.subjectType }).from(audit).where(only).orderBy(audit.subjectType);
  return rows.map(({ name }) => name);
}

/** Returns the names of trips, students and groups, and the numbers of invoices, by kind and ID; deleted ones have none. */
export async function findEventNames(
  db: Queryable,
  { tripIds, studentIds, groupIds, invoiceIds }: Readonly<Record<'tripIds' | 'studentIds' | 'groupIds' | 'invoiceIds', readonly number[]>>,
) {
  const studentName = sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`;
  const ofTrips = await db
    .select({ id: trips.id, name: studentName })
    .from(trips)
    .innerJoin(students, and(eq(students.id, trips.studentId), isNull(students.deletedAt)))
    .where(inArray(trips.id, [...tripIds]));
  const ofStudents = await db
    .select({ id: students.id, name: studentName })
    .from(students)
    .where(and(inArray(students.id, [...studentIds]), isNull(students.deletedAt)));
  const ofGroups = await db
    .select({ id: tripGroups.id, name: tripGroups.name })
    .from(tripGroups)
    .where(inArray(tripGroups.id, [...groupIds]));
  const ofInvoices = await db
    .select({ id: invoices.id, name: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, [...invoiceIds]));
  return [
    ...ofTrips.map(({ id, name }) => [`trip ${id}`, name] as const),
    ...ofStudents.map(({ id, name }) => [`student ${id}`, name] as const),
    ...ofGroups.map(({ id, name }) => [`group ${id}`, name] as const),
    ...ofInvoices.flatMap(({ id, name }) => (name ? [[`invoice ${id}`, name] as const] : [])),
  ];
}
