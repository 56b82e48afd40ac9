// SQL of experience requests: what can be chosen, and how requests are stored.

import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { toCampCriteria } from '#contract/people/guest-fit.rules.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties, countries, inquirySources } from '#server/db/schema/places.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import type { KnownActivity } from './experience.rules.ts';

/** Returns the active ones of these activities with name, country, and age and gender rules. */
export async function findActivities(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, KnownActivity>> {
  const rows = await db
    .select({
      id: activities.id,
      name: activities.name,
      countryId: counties.countryId,
      minAge: activities.minAge,
      maxAge: activities.maxAge,
      gender: activities.gender,
    })
    .from(activities)
    .innerJoin(counties, eq(counties.id, activities.countyId))
    .where(and(inArray(activities.id, [...ids]), eq(activities.active, true)));
  return new Map(rows.map(({ id, name, countryId, ...camp }) => [id, { name, countryId, welcome: toCampCriteria(camp) }]));
}

/** Returns the country of a county; null if there is no such county. */
export async function findCountryOfCounty(db: Queryable, countyId: number): Promise<number | null> {
  const [county] = await db.select({ countryId: counties.countryId }).from(counties).where(eq(counties.id, countyId));
  return county?.countryId ?? null;
}

/** Returns the open weeks of activities within a date range, earliest first. */
export function listWeeksWithin(db: Queryable, ids: readonly number[], { start, end }: { start: string; end: string }) {
  return db
    .select({ scheduleId: activitySchedules.id, activityId: activitySchedules.activityId, startDate: activitySchedules.startDate })
    .from(activitySchedules)
    .where(
      and(
        inArray(activitySchedules.activityId, [...ids]),
        eq(activitySchedules.state, 'open'),
        gte(activitySchedules.startDate, start),
        lte(activitySchedules.endDate, end),
      ),
    )
    .orderBy(asc(activitySchedules.startDate), asc(activitySchedules.id));
}

/** Returns the business that sells the stays of a family, or else the default business; null if there is none. */
export async function findSeller(db: Queryable, hostFamilyId: number | null): Promise<number | null> {
  const [family] =
    hostFamilyId === null
      ? []
      : await db.select({ businessId: hostFamilies.businessId }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  if (family?.businessId) return family.businessId;
  const [fallback] = await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.isDefault, true));
  return fallback?.id ?? null;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** Returns the parent's child with this name and date of birth; null if there is none. */
export async function findMatchingChild(
  db: Queryable,
  parentId: number,
  { firstName, lastName, dateOfBirth }: Person,
): Promise<number | null> {
  const [found] = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(studentParents, and(eq(studentParents.studentId, students.id), eq(studentParents.userId, parentId)))
    .where(
      and(
        isNull(students.deletedAt),
        eq(students.dateOfBirth, dateOfBirth),
        sql`lower(${students.firstName}) = lower(${firstName}) and lower(${students.lastName}) = lower(${lastName})`,
      ),
    )
    .orderBy(students.id)
    .limit(1);
  return found?.id ?? null;
}

/** Inserts a request; returns null if its reference is taken. */
export async function insertRequest(tx: Transaction, fields: typeof experienceRequests.$inferInsert): Promise<number | null> {
  const [made] = await tx
    .insert(experienceRequests)
    .values(fields)
    .onConflictDoNothing({ target: experienceRequests.reference })
    .returning({ id: experienceRequests.id });
  return made?.id ?? null;
}

/** Returns the request that a trip was created from, with its country and inquiry source; null for other trips. */
export async function findRequestOfTrip(db: Queryable, tripId: number) {
  const [request] = await db.select().from(experienceRequests).where(eq(experienceRequests.tripId, tripId)).limit(1);
  if (request === undefined) return null;
  const { parentCountryId, inquirySourceId } = request.document;
  const [country] = parentCountryId === null ? [] : await db.select().from(countries).where(eq(countries.id, parentCountryId));
  const [source] = inquirySourceId === null ? [] : await db.select().from(inquirySources).where(eq(inquirySources.id, inquirySourceId));
  return { request, countryCode: country?.code ?? null, source: source ?? null };
}
