// The SQL of whether no tax is owed: for a trip, as staff have said of it, or for all that an exempt business sells.

import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** Whether a trip of a parent, their own or of their children, is exempt; of anybody else's nothing is told. */
export async function isExemptFor(db: Queryable, { tripId, parentId }: { tripId: number; parentId: number }): Promise<boolean> {
  const isTheirs = sql`(${inFull(trips.parentId)} = ${parentId} or exists (select 1 from ${tripStudents}
    join ${studentParents} on ${inFull(studentParents.studentId)} = ${inFull(tripStudents.studentId)}
    where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(studentParents.userId)} = ${parentId}))`;
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.id, tripId), eq(trips.vatExempt, true), isTheirs));
  return found.length > 0;
}

/** The families whose stays an exempt business sells: their own, or the default one where they have none. All of them unless one is named. */
export async function familiesSoldExempt(db: Queryable, hostFamilyId?: number): Promise<ReadonlySet<number>> {
  const ofDefault = sql`(${inFull(hostFamilies.businessId)} is null and ${inFull(businesses.isDefault)})`;
  const found = await db
    .select({ id: hostFamilies.id })
    .from(hostFamilies)
    .innerJoin(businesses, sql`${inFull(businesses.id)} = ${inFull(hostFamilies.businessId)} or ${ofDefault}`)
    .where(and(eq(businesses.vatExempt, true), hostFamilyId === undefined ? undefined : eq(hostFamilies.id, hostFamilyId)));
  return new Set(found.map(({ id }) => id));
}

/** A stay as it is priced: without VAT where the business that sells it is exempt, whatever the rate of the price book. */
export async function withSellerExemption<Stay extends { readonly hostFamilyId: number; readonly vatExempt: boolean }>(
  db: Queryable,
  stay: Stay,
): Promise<Stay> {
  if (stay.vatExempt || !(await familiesSoldExempt(db, stay.hostFamilyId)).has(stay.hostFamilyId)) return stay;
  return { ...stay, vatExempt: true };
}
