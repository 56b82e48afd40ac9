// The SQL of requests for an experience: what they may name, and how they are kept.

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

/** Of these activities, those that can be chosen, with their names, their countries and whom they take. */
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

/** In which country a county is; null where there is no such county. */
export async function findCountryOfCounty(db: Queryable, countyId: number): Promise<number | null> {
  const [county] = await db.select({ countryId: counties.countryId }).from(counties).where(eq(counties.id, countyId));
  return county?.countryId ?? null;
}

/** The weeks of activities that lie within some days, in their order. */
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

/** Who sells the stays of a family, or of none yet; null where nobody does. */
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

/** A parent's child of this name and birth; null when there is none. */
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

/** Keeps a request; null where its reference is taken. */
export async function insertRequest(tx: Transaction, fields: typeof experienceRequests.$inferInsert): Promise<number | null> {
  const [made] = await tx
    .insert(experienceRequests)
    .values(fields)
    .onConflictDoNothing({ target: experienceRequests.reference })
    .returning({ id: experienceRequests.id });
  return made?.id ?? null;
}

/** The request that a trip came of, with the names of what it names; null of a trip that began in another way. */
export async function findRequestOfTrip(db: Queryable, tripId: number) {
  const [request] = await db.select().from(experienceRequests).where(eq(experienceRequests.tripId, tripId)).limit(1);
  if (request === undefined) return null;
  const { parentCountryId, inquirySourceId } = request.document;
  const [country] = parentCountryId === null ? [] : await db.select().from(countries).where(eq(countries.id, parentCountryId));
  const [source] = inquirySourceId === null ? [] : await db.select().from(inquirySources).where(eq(inquirySources.id, inquirySourceId));
  return { request, countryCode: country?.code ?? null, source: source ?? null };
}
