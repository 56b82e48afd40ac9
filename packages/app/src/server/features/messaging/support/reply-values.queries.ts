// Queries of what saved replies say of the user who is answered: their name and language, and their stay.

import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';

function selectStay(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      parentId: trips.parentId,
      studentName: students.firstName,
      familyName: hostFamilies.parentGuardianOneLastName,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
    })
    .from(trips)
    .leftJoin(students, eq(students.id, trips.studentId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .where(where);
}

export type ReplyStay = Awaited<ReturnType<typeof selectStay>>[number];

/** Returns a trip as replies name it. */
export async function findStay(db: Queryable, tripId: number): Promise<ReplyStay | null> {
  const [found] = await selectStay(db, eq(trips.id, tripId));
  return found ?? null;
}

/** Returns the trip that a parent probably asks about: the one under way or the next one, or else the last one. */
export async function findStayOfParent(db: Queryable, { userId, today }: { userId: number; today: string }): Promise<ReplyStay | null> {
  const isTheirs = and(eq(trips.parentId, userId), ne(trips.state, 'cancelled'));
  const [found] = await selectStay(db, isTheirs)
    .orderBy(sql`${trips.toDate} < ${today}::date`, sql`abs(${trips.fromDate} - ${today}::date)`, trips.id)
    .limit(1);
  return found ?? null;
}

/** Returns the first name and the language of a user. */
export async function findAddressee(db: Queryable, userId: number) {
  const [found] = await db.select({ firstName: users.firstName, locale: users.locale }).from(users).where(eq(users.id, userId));
  return found ?? null;
}
