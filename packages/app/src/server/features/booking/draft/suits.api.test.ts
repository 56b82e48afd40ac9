// Who fits where, at every door: whom a family welcomes is only said, whom a camp takes is a rule for all but staff.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { sendExperience } from '#contract/booking/wizard/experience.endpoints.ts';
import { createTrip, editTrip } from '#contract/trips/trip.endpoints.ts';
import { tripCamps } from '#server/db/schema/camps.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const TWO_WEEKS = { fromDate: '2026-05-04', toDate: '2026-05-17' };

let room: BookingFixture;
let parent: Booker;
let weeks: Awaited<ReturnType<BookingFixture['camp']>>;
beforeAll(async () => {
  room = await startBookingFixture({ count: 2 });
  // The child of every parent is a girl born on 5 May 2014: 11 in the first of these weeks, 12 in the second.
  weeks = await room.camp({ places: 9, mondays: ['2026-05-04', '2026-05-11'] });
  const camp = { name: 'Sailing', minAge: 12, maxAge: 15 };
  await room.app.db
    .update(activities)
    .set(camp)
    .where(eq(activities.id, weeks[0]?.activityId ?? 0));
  const home = { welcomesAgeFrom: 13, welcomesAgeTo: 17, welcomesGenders: ['male' as const] };
  await room.app.db
    .update(hostFamilies)
    .set(home)
    .where(eq(hostFamilies.id, room.families[0] ?? 0));
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-04-15T10:00:00Z');
  await room.price('100');
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

const AGES = 'Sailing is for ages 12 to 15, and Léa will be 11';
const mixed = (camps = weeks, more: object = {}) =>
  room.trip(parent, { ...TWO_WEEKS, activityDetailsType: 'mixed', camps: [...camps], ...more });

test('whom a family welcomes is said of each child, of the chosen family and of the one in waiting, and stands in nobody’s way', async () => {
  const [first = null, second = null] = room.families;
  const wished = async (trip: object) => {
    const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: room.trip(parent, { ...TWO_WEEKS, ...trip }) } });
    return { said: body.issues.map(({ field, blocks, message }) => [field, blocks, message]), isReady: body.payload !== null };
  };
  const sentences = (field: string) => [
    [field, false, 'Welcomes ages 13 to 17. Léa will be 11.'],
    [field, false, 'Usually welcomes only boys, so Léa might not fit.'],
  ];
  expect(await wished({})).toEqual({ said: sentences('hostFamilyId'), isReady: true });
  expect(await wished({ hostFamilyId: second, backupHostFamilyId: first })).toEqual({
    said: sentences('backupHostFamilyId'),
    isReady: true,
  });
  expect((await room.ask(parent, room.trip(parent, TWO_WEEKS))).status).toBe(200);
});

test('a camp for other ages, counted on the first day of its own week, is not booked by a parent, as backup neither; staff may', async () => {
  const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: mixed(weeks, { hostFamilyId: room.families[1] }) } });
  expect(body.issues).toEqual([{ field: 'camps.0', code: 'campAges', message: AGES, blocks: true }]);
  const price = { amount: 999_999, numberOfDays: 14, fullImmersionDays: 0, businessId: room.businessId, pricings: [] };
  const refused = await parent.client.ask(getIntent, { body: { ...price, currentTrip: mixed() } });
  expect(refused).toMatchObject({ status: 422, body: { code: 'bookingIncomplete', errors: { 'currentTrip.camps.0': [AGES] } } });
  const asBackup = mixed([], { backupCamps: [{ ...weeks[0], rank: 1 }] });
  expect((await parent.client.ask(getIntent, { body: { ...price, currentTrip: asBackup } })).status).toBe(422);
  const onlyGirls = { gender: 'male' as const };
  await room.app.db.update(activities).set(onlyGirls).where(eq(activities.name, 'Sailing'));
  const boys = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: mixed(weeks.slice(1)) } });
  await room.app.db.update(activities).set({ gender: 'any' }).where(eq(activities.name, 'Sailing'));
  expect(boys.body.issues.filter(({ blocks }) => blocks).map(({ message }) => message)).toEqual([
    'Sailing is only for boys, so Léa can’t join',
  ]);
  const coordinator = await room.signInAs('Coordinator');
  const staffs = await coordinator.ask(checkCurrentTrip, { body: { currentTrip: mixed(), parentId: parent.userId } });
  expect(staffs.body.issues.find(({ code }) => code === 'campAges')).toMatchObject({ blocks: false, message: AGES });
  expect((await coordinator.ask(getIntent, { body: { ...price, currentTrip: mixed(), parentId: parent.userId } })).status).toBe(200);
});

test('a trip takes such a week from staff, keeps it while its parents change something else, and takes none from them', async () => {
  const coordinator = await room.signInAs('Coordinator');
  const stay = { ...TWO_WEEKS, studentIds: [parent.childId], parentId: parent.userId, tripTypeId: 1, hostFamilyId: room.families[1] };
  const camp = (index: number) => ({ scheduleId: weeks[index]?.scheduleId ?? 0, backupRank: null });
  const body = { ...stay, activityDetailsType: 'mixed' as const };
  const { body: plain } = await coordinator.ask(createTrip, { body });
  const change = { camps: [camp(1), camp(0)], version: plain.version };
  expect(await parent.client.ask(editTrip, { params: { id: plain.id }, body: change })).toMatchObject({
    status: 422,
    body: { errors: { 'camps.1.scheduleId': [AGES] } },
  });
  const agreed = await coordinator.ask(editTrip, { params: { id: plain.id }, body: change });
  expect(agreed.status, agreed.text).toBe(200);
  const again = { camps: [camp(0)], wishes: 'By the sea', version: agreed.body.version };
  expect((await parent.client.ask(editTrip, { params: { id: plain.id }, body: again })).status).toBe(200);
});

test('a request of the wizard names no camp that takes others all the time, and gets the week in which its child is old enough', async () => {
  const wish = {
    ...{ experienceType: 1, experienceLength: 2, activityWeeks: 2, dateRange: { start: '2026-05-04', end: '2026-05-17' } },
    ...{ firstName: 'Léa', lastName: 'Petit', gender: 'female' as const, parentName: 'Jeanne Petit' },
    ...{ emailParent: 'jeanne@example.test', phone: '+33 1 23 45 67 89', activities: [weeks[0]?.activityId ?? 0] },
  };
  const send = (dateOfBirth: string) => room.createVisitor().ask(sendExperience, { body: { ...wish, dateOfBirth } });
  expect(await send('2014-06-01')).toMatchObject({ status: 422, body: { errors: { 'activities.0': [AGES] } } });
  const { body } = await send('2014-05-05');
  const [request] = await room.app.db.select().from(experienceRequests).where(eq(experienceRequests.reference, body.reference));
  const had = await room.app.db
    .select()
    .from(tripCamps)
    .where(eq(tripCamps.tripId, request?.tripId ?? 0));
  expect(had.map(({ startDate }) => startDate)).toEqual(['2026-05-11']);
});
