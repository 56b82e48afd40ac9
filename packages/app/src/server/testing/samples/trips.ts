// Sample requests for a user's trips, with the rows they need in other tables.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripChecklist, tripNotes } from '#server/db/schema/trip-follow-ups.ts';
import { tripStudents, trips, tripTasks, tripTransfers } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import bookJson from '../../../../../../fixtures/price-books/2026.json' with { type: 'json' };
import { createBusiness } from './invoices.ts';
import { createRandomName, type Samples } from './sample.ts';

interface TripInput extends Partial<typeof trips.$inferInsert> {
  /** The account that manages the host family; without one there is no family. */
  readonly hostUserId?: number;
}

/** Returns the id of an account's family; creates it if there is none, since each account has at most one. */
export async function createFamily({ db }: Pick<App, 'db'>, userId: number, lastName = 'Murphy'): Promise<number> {
  const [known] = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  if (known !== undefined) return known.id;
  await db.insert(countries).values({ id: 372, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  const [county] = await db
    .insert(counties)
    .values({ countryId: 372, name: `County ${createRandomName(8)}` })
    .returning({ id: counties.id });
  const [family] = await db
    .insert(hostFamilies)
    .values({
      userId,
      countryId: 372,
      countyId: county?.id ?? 0,
      parentGuardianOneFirstName: 'Orla',
      parentGuardianOneLastName: lastName,
      email: `family-${createRandomName(12)}@example.test`,
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

/** Creates a booked trip of two weeks in July 2026 by default; returns its id and those of everybody involved. */
export async function createTestTrip(app: Pick<App, 'db' | 'clock'>, { hostUserId, ...wished }: TripInput = {}) {
  const { db, clock } = app;
  const createdAt = clock.now();
  const [student] = await db.insert(students).values({ firstName: 'Chloé', lastName: 'Martin', createdAt }).returning({ id: students.id });
  const studentId = wished.studentId ?? student?.id ?? 0;
  if (wished.parentId) await db.insert(studentParents).values({ studentId, userId: wished.parentId }).onConflictDoNothing();
  await db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const businessId = wished.businessId ?? (await createBusiness(app)).businessId;
  const hostFamilyId = wished.hostFamilyId ?? (hostUserId === undefined ? null : await createFamily(app, hostUserId));
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

/** Creates a trip of everybody with access to it, and its offer to a family. */
export async function createOfferedTrip(
  app: Pick<App, 'db' | 'clock'>,
  userId: number,
  { state = 'enquiry', offer = 'awaiting_review' }: { state?: TripState; offer?: OfferState } = {},
) {
  const made = await createTestTrip(app, { parentId: userId, agentId: userId, coordinatorId: userId, hostUserId: userId, state });
  await app.db
    .update(students)
    .set({ dateOfBirth: '2013-05-05', gender: 'female', agentId: userId })
    .where(eq(students.id, made.studentId));
  await app.db.insert(tripStudents).values({ tripId: made.tripId, studentId: made.studentId, position: 0 });
  const at = { createdAt: app.clock.now(), askedAt: app.clock.now() };
  const [row] = await app.db
    .insert(tripOffers)
    .values({ tripId: made.tripId, hostFamilyId: made.hostFamilyId ?? 0, state: offer, ...at })
    .returning({ id: tripOffers.id });
  return { ...made, offerId: row?.id ?? 0 };
}

const ofTrip = async (app: App, userId: number) => ({ params: { id: (await createOfferedTrip(app, userId)).tripId } });
const ofOffer = async (app: App, userId: number, about?: Parameters<typeof createOfferedTrip>[2]) => ({
  params: { id: (await createOfferedTrip(app, userId, about)).offerId },
});

/** Creates the arrival of the students of a user's trip; returns the ids of both. */
async function ownTransfer(app: App, userId: number) {
  const { tripId } = await createOfferedTrip(app, userId);
  const said = { tripId, direction: 'arrival' as const, day: '2026-07-05', createdAt: app.clock.now() };
  const [made] = await app.db.insert(tripTransfers).values(said).returning({ id: tripTransfers.id });
  return { id: tripId, transferId: made?.id ?? 0 };
}

/** Creates a tracked trip of a user that has not ended, with a note of theirs and an item of its checklist. */
async function ownTrackedTrip({ db, clock }: App, userId: number) {
  const { tripId } = await createOfferedTrip({ db, clock }, userId);
  const at = clock.now();
  const [note] = await db.insert(tripNotes).values({ tripId, text: 'Call the parents', byId: userId, at }).returning({ id: tripNotes.id });
  const item = { tripId, text: 'Bring a cake', createdAt: at };
  const [made] = await db.insert(tripChecklist).values(item).returning({ id: tripChecklist.id });
  return { id: tripId, noteId: note?.id ?? 0, itemId: made?.id ?? 0 };
}

const ofTracked =
  (body?: object): Samples[string]['own'] =>
  async (app, { userId }) => {
    const { id } = await ownTrackedTrip(app, userId);
    return { params: { id }, ...(body === undefined ? {} : { body }) };
  };
const ofNote =
  (body?: object): Samples[string]['own'] =>
  async (app, { userId }) => {
    const { id, noteId } = await ownTrackedTrip(app, userId);
    return { params: { id, noteId }, ...(body === undefined ? {} : { body }) };
  };
const ofItem =
  (body?: object): Samples[string]['own'] =>
  async (app, { userId }) => {
    const { id, itemId } = await ownTrackedTrip(app, userId);
    return { params: { id, itemId }, ...(body === undefined ? {} : { body }) };
  };

export const tripSamples: Samples = {
  'GET /api/trips-tracker/{id}': { own: ofTracked() },
  'POST /api/trips-tracker/{id}/follow-up': { own: ofTracked({ day: '2026-07-01', text: 'Call', seen: null }) },
  'POST /api/trips-tracker/{id}/notes': { own: ofTracked({ text: 'Likes horses' }) },
  'PATCH /api/trips-tracker/{id}/notes/{noteId}': { own: ofNote({ text: 'Called', version: 1 }) },
  'DELETE /api/trips-tracker/{id}/notes/{noteId}': { own: ofNote() },
  'POST /api/trips-tracker/{id}/checklist': { own: ofTracked({ kind: 'parentsCalled', isDone: true }) },
  'PATCH /api/trips-tracker/{id}/checklist/{itemId}': { own: ofItem({ isDone: true }) },
  'DELETE /api/trips-tracker/{id}/checklist/{itemId}': { own: ofItem() },

  'GET /api/trips/{id}': { own: (app, { userId }) => ofTrip(app, userId) },
  'GET /api/trips/{id}/request': { own: (app, { userId }) => ofTrip(app, userId) },
  'PATCH /api/trips/{id}': {
    own: async (app, { userId }) => ({ ...(await ofTrip(app, userId)), body: { version: 1, wishes: 'A quiet room' } }),
  },
  'POST /api/trips/{id}/transition': {
    own: async (app, { userId }) => ({ ...(await ofTrip(app, userId)), body: { step: 'enquire', reason: '' } }),
  },
  'POST /api/trips/{id}/price': {
    own: async (app, { userId }) => {
      const book = bookJson as unknown as PriceBook;
      const known = await app.db.select({ number: priceBooks.number }).from(priceBooks).limit(1);
      if (known.length === 0) await publishBook(app, book, { number: 1, from: new Date('2026-01-01T00:00:00Z') });
      return { ...(await ofTrip(app, userId)), body: { hostFamilyId: 206, fromDate: '2026-08-02', toDate: '2026-08-16' } };
    },
  },
  'POST /api/trips/{id}/ask': {
    own: async (app, { userId }) => {
      const { tripId } = await createOfferedTrip(app, userId, { state: 'booked', offer: 'accepted' });
      return { params: { id: tripId }, body: { what: 'change', text: 'A day later' } };
    },
  },
  'GET /api/trips/{id}/transfers': { own: (app, { userId }) => ofTrip(app, userId) },
  'POST /api/trips/{id}/transfers': {
    own: async (app, { userId }) => ({ ...(await ofTrip(app, userId)), body: { direction: 'arrival', day: '2026-07-05' } }),
  },
  'PATCH /api/trips/{id}/transfers/{transferId}': {
    own: async (app, { userId }) => ({
      params: await ownTransfer(app, userId),
      body: { direction: 'arrival', day: '2026-07-04', version: 1 },
    }),
  },
  'DELETE /api/trips/{id}/transfers/{transferId}': { own: async (app, { userId }) => ({ params: await ownTransfer(app, userId) }) },
  'GET /api/trips/{id}/offers': { own: (app, { userId }) => ofTrip(app, userId) },
  'POST /api/trips/{id}/offers': {
    own: async (app, { userId }) => {
      const { tripId, hostFamilyId } = await createOfferedTrip(app, userId);
      return { params: { id: tripId }, body: { hostFamilyIds: [hostFamilyId], state: 'awaiting_review' } };
    },
  },
  'POST /api/offers/{id}/accept': {
    own: async (app, { userId }) => ({
      ...(await ofOffer(app, userId, { state: 'booked', offer: 'accepted' })),
      body: { reason: 'By telephone' },
    }),
  },
  'POST /api/offers/{id}/decline': { own: async (app, { userId }) => ({ ...(await ofOffer(app, userId)), body: { reason: 'We travel' } }) },
  'POST /api/offers/{id}/consider': { own: async (app, { userId }) => ({ ...(await ofOffer(app, userId)), body: { reason: '' } }) },
  'POST /api/offers/{id}/leave': {
    own: async (app, { userId }) => ({ ...(await ofOffer(app, userId, { state: 'booked', offer: 'waiting_list' })), body: { reason: '' } }),
  },
  'POST /api/offers/{id}/step': {
    own: async (app, { userId }) => ({ ...(await ofOffer(app, userId)), body: { step: 'reject', reason: '' } }),
  },
  'POST /api/offers/{id}/ask-to-withdraw': {
    own: async (app, { userId }) => ({
      ...(await ofOffer(app, userId, { state: 'booked', offer: 'accepted' })),
      body: { reason: 'Flooded' },
    }),
  },
  'POST /api/trip-tasks/{id}/done': {
    own: async (app, { userId }) => {
      const { tripId } = await createOfferedTrip(app, userId);
      const about = { tripId, kind: 'changeAsked' as const, createdAt: app.clock.now() };
      const [task] = await app.db.insert(tripTasks).values(about).returning({ id: tripTasks.id });
      return { params: { id: task?.id ?? 0 }, body: { state: 'done' } };
    },
  },
  'PATCH /api/trip-sheet/{id}/{studentId}': {
    own: async (app, { userId }) => {
      const { tripId, studentId } = await createTestTrip(app, { agentId: userId });
      return { params: { id: tripId, studentId }, body: { field: 'notes', value: 'Vegetarian', before: '' } };
    },
  },
  'GET /api/trips/{id}/invoice': {
    own: async (app, { userId }) => ({ params: { id: (await createTestTrip(app, { agentId: userId })).tripId } }),
  },
  'GET /api/trips/{id}/facts': {
    own: async (app, { userId }) => {
      const { tripId } = await createTestTrip(app, { parentId: userId, agentId: userId, coordinatorId: userId, hostUserId: userId });
      return { params: { id: tripId } };
    },
  },
};
