// Trips of somebody, with all that they need of other tables.

import { eq } from 'drizzle-orm';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { randomName, type Samples } from '#server/testing/sample.ts';
import { makeBusiness } from './invoices.ts';

interface Wished extends Partial<typeof trips.$inferInsert> {
  /** The account that manages the host family; without one there is no family. */
  readonly hostUserId?: number;
}

/** The family of an account, made where there is none: one account, one family. Answers its number. */
export async function makeFamily({ db }: Pick<App, 'db'>, userId: number, lastName = 'Murphy'): Promise<number> {
  const [known] = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  if (known !== undefined) return known.id;
  await db.insert(countries).values({ id: 372, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  const [county] = await db
    .insert(counties)
    .values({ countryId: 372, name: `County ${randomName(8)}` })
    .returning({ id: counties.id });
  const [family] = await db
    .insert(hostFamilies)
    .values({
      userId,
      countryId: 372,
      countyId: county?.id ?? 0,
      parentGuardianOneFirstName: 'Orla',
      parentGuardianOneLastName: lastName,
      email: `family-${randomName(12)}@example.test`,
      phone: '',
      addressLine1: '1 Chapel Street',
      cityTown: 'Cork',
      hostingTypes: [2],
      guestsNumber: 2,
      bedroomsNumber: 1,
      haveChild: false,
      immersionRate: '50.00',
      foundUsWhere: 'friend',
    })
    .returning({ id: hostFamilies.id });
  return family?.id ?? 0;
}

/** A booked trip of two weeks in July 2026 unless it is wished otherwise; answers its number and those of who has to do with it. */
export async function makeTrip(app: Pick<App, 'db' | 'clock'>, { hostUserId, ...wished }: Wished = {}) {
  const { db, clock } = app;
  const createdAt = clock.now();
  const [student] = await db.insert(students).values({ firstName: 'Chloé', lastName: 'Martin', createdAt }).returning({ id: students.id });
  const studentId = wished.studentId ?? student?.id ?? 0;
  if (wished.parentId) await db.insert(studentParents).values({ studentId, userId: wished.parentId }).onConflictDoNothing();
  await db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const businessId = wished.businessId ?? (await makeBusiness(app)).businessId;
  const hostFamilyId = wished.hostFamilyId ?? (hostUserId === undefined ? null : await makeFamily(app, hostUserId));
  const [trip] = await db
    .insert(trips)
    .values({
      tripTypeId: 2,
      state: 'booked',
      fromDate: '2026-07-05',
      toDate: '2026-07-18',
      createdAt,
      ...wished,
      studentId,
      businessId,
      hostFamilyId,
    })
    .returning({ id: trips.id });
  return { tripId: trip?.id ?? 0, studentId, businessId, hostFamilyId };
}

export const tripSamples: Samples = {
  'GET /api/trips/{id}/invoice': {
    own: async (app, { userId }) => ({ params: { id: (await makeTrip(app, { agentId: userId })).tripId } }),
  },
  'GET /api/trips/{id}/facts': {
    own: async (app, { userId }) => {
      const { tripId } = await makeTrip(app, { parentId: userId, agentId: userId, coordinatorId: userId, hostUserId: userId });
      return { params: { id: tripId } };
    },
  },
};
