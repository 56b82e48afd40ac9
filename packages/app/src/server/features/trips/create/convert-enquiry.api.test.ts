// Which trips can become the booking of what was ordered, and what is kept of them.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { convertEnquiry, findTripToBook } from './convert-enquiry.service.ts';

let room: TripFixture;
let siblingId: number;
/** The price that the trips of this file were reserved at, as a booking has it. */
let fingerprint: string;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 3 });
  const about = { firstName: 'Nina', lastName: 'Petitjean', gender: 'female' as const, dateOfBirth: '2012-01-01' };
  const [sibling] = await room.app.db
    .insert(students)
    .values({ ...about, createdAt: room.app.clock.now() })
    .returning({ id: students.id });
  siblingId = sibling?.id ?? 0;
  await room.app.db.insert(studentParents).values({ studentId: siblingId, userId: room.parentId });
  fingerprint = (await read(await room.reserved({ fromDate: '2026-08-03', toDate: '2026-08-10' }))).quoteFingerprint ?? '';
});
afterAll(() => room.stop());

const { host, read, move, decline } = createTripActions(() => room);
const booker = (more: object = {}) => ({ studentIds: [room.childId], parentId: room.parentId, ...more });

async function convert(
  tripId: number,
  { studentIds = [room.childId], ...more }: Partial<Parameters<typeof convertEnquiry>[2]> & { studentIds?: number[] } = {},
) {
  const ordered = {
    tripId,
    ...{
      studentIds,
      tripTypeId: 2,
      ...STAY,
      hostFamilyId: host(1).familyId,
      backupHostFamilyId: null,
      activityDetailsType: 'family' as const,
    },
    ...{ currentNoOfWeeks: 1, serviceTypeIds: [], discountCode: null, vatExempt: false, wishes: 'A dog', conversationRef: null },
    ...{ camps: [], backupCamps: [] },
  };
  const terms = { parentId: room.parentId, businessId: room.businessId, quoteFingerprint: fingerprint, wasOrdered: false };
  const taking = { tripId, ordered, ...terms, agentId: null, coordinatorId: null, ...more };
  return room.app.db.transaction((tx) => convertEnquiry(tx, systemActor(room.app), taking));
}

test('an open trip that nothing was billed for becomes what was ordered, and stays with who looks after it', async () => {
  const id = await room.newTrip();
  expect(await findTripToBook(room.app.db, { tripId: id, ...booker() })).toEqual({
    vatExempt: false,
    tripTypeId: 2,
    outIds: [],
    listedIds: [],
  });
  const { coordinator } = await read(id);
  const taken = await convert(id, { coordinatorId: 999_999, agentId: null });
  expect(taken).toEqual({ isTaken: true, agentId: null, coordinatorId: coordinator?.id });
  expect(await read(id)).toMatchObject({ hostFamily: { id: host(1).familyId }, wishes: 'A dog', quoteFingerprint: fingerprint });
});

test('a family that is out is told of, so that it is not asked again', async () => {
  const id = await room.newTrip();
  await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(0).familyId], state: 'awaiting_review' } });
  expect((await decline(id)).status).toBe(200);
  expect(await findTripToBook(room.app.db, { tripId: id, ...booker() })).toMatchObject({ outIds: [host(0).familyId] });
});

test.each<[string, () => Promise<number>, object?]>([
  ['that there is not', async () => 999_999],
  ['that is reserved and billed', () => room.reserved()],
  [
    'that was billed and has lost its family',
    async () => {
      const id = await room.reserved();
      await room.app.db.update(trips).set({ state: 'enquiry' }).where(eq(trips.id, id));
      return id;
    },
  ],
  ['that is cancelled', () => room.newTrip().then(async (id) => move(id, 'cancel').then(() => id))],
  ['of which a child would be left behind', () => room.newTrip({ studentIds: [room.childId, siblingId] })],
  ['of another parent’s child', () => room.newTrip(), { parentId: 999_999 }],
])('a trip %s is not taken', async (_, make, more = {}) => {
  const tripId = await make();
  expect(await findTripToBook(room.app.db, { tripId, ...booker(more) })).toBeNull();
  expect(await convert(tripId, more)).toMatchObject({ isTaken: false });
});

test('a trip that another order has become of is not taken again', async () => {
  const id = await room.newTrip();
  expect(await convert(id, { wasOrdered: true })).toMatchObject({ isTaken: false });
  expect(await read(id)).toMatchObject({ hostFamily: { id: host(0).familyId }, quoteFingerprint: null });
  expect(await convert(id, { studentIds: [room.childId, siblingId] })).toMatchObject({ isTaken: true });
  expect((await read(id)).students).toHaveLength(2);
});
