// Camps in a booking: places are counted week by week, what is full is refused with others to choose from, and a backup takes over once it is paid.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCurrentTrip, clearCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { CampWeek, CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { editTrip, moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { activitySchedules, campPlaces, tripCamps } from '#server/db/schema/camps.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { countFreePlaces } from '#server/features/inventory/inventory.public.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const TWO_WEEKS = { fromDate: '2026-07-06', toDate: '2026-07-19' };
const MONDAYS = ['2026-07-06', '2026-07-13'];

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture({ count: 3, beds: 5 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

const withCamps = (camps: readonly CampWeek[], more: Partial<CurrentTrip> = {}, booker = parent) =>
  room.trip(booker, { activityDetailsType: 'mixed', camps: [...camps], ...more });
const ranked = (weeks: readonly CampWeek[]) => weeks.map((week, index) => ({ ...week, rank: index + 1 }));
const left = async ({ scheduleId }: CampWeek) => (await countFreePlaces(room.app.db, [scheduleId], room.time.now)).get(scheduleId);
const issuesOf = async (trip: CurrentTrip) => {
  const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: trip } });
  return body.issues.map(({ field, code }) => `${field} ${code}`);
};
const tripOf = async ({ userId }: Booker) => {
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.parentId, userId));
  if (trip === undefined) throw new Error('no trip was made');
  return trip;
};
const campsOf = async (tripId: number) => {
  const rows = await room.app.db.select().from(tripCamps).where(eq(tripCamps.tripId, tripId));
  return new Map(rows.map(({ scheduleId, backupRank }) => [scheduleId, backupRank]));
};
const placesOf = async (tripId: number) =>
  (await room.app.db.select().from(campPlaces).where(eq(campPlaces.tripId, tripId))).map(({ scheduleId, places }) => [scheduleId, places]);

async function asked(booker: Booker, trip: CurrentTrip) {
  const { status, body, text } = await room.ask(booker, trip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

async function sibling({ userId }: Booker): Promise<number> {
  const about = {
    dateOfBirth: '2015-05-05',
    gender: 'male',
    countryId: 372,
    hobbies: 'Judo',
    allergies: 'None',
    anyMedicalCondition: 'None',
  };
  const [made] = await room.app.db
    .insert(students)
    .values({ firstName: 'Paul', lastName: 'Petit', ...about, createdAt: NOW })
    .returning({ id: students.id });
  await room.app.db.insert(studentParents).values({ studentId: made?.id ?? 0, userId });
  return made?.id ?? 0;
}

/** One camp week of this many places. */
async function week(places: number, amount = '50'): Promise<CampWeek> {
  const [made] = await room.camp({ places, amount });
  if (made === undefined) throw new Error('no week');
  return made;
}

describe('a week', () => {
  test('is held for who pays, charged with the stay, and the trip’s once it is paid; cancelled, it is free again', async () => {
    const camp = await week(2);
    const backup = await week(1);
    const intent = await asked(parent, withCamps([camp], { backupCamps: ranked([backup]) }));
    expect(intent.amount).toBeGreaterThan(88_800);
    expect([await left(camp), await left(backup)]).toEqual([1, 1]);
    await room.confirm(intent);
    await room.runJobs();
    const trip = await tripOf(parent);
    expect(await campsOf(trip.id)).toEqual(
      new Map([
        [camp.scheduleId, null],
        [backup.scheduleId, 1],
      ]),
    );
    expect(await placesOf(trip.id)).toEqual([[camp.scheduleId, 1]]);
    expect([await left(camp), await left(backup)]).toEqual([1, 1]);
    const [invoice] = await room.app.db.select().from(invoices).where(eq(invoices.tripId, trip.id));
    expect(Number(invoice?.total) * 100).toBeCloseTo(intent.amount);
    await parent.client.ask(moveTrip, { params: { id: trip.id }, body: { step: 'cancel', reason: 'Ill' } });
    expect(await left(camp)).toBe(2);
  });

  test('is free again when nobody paid in time, when the booking is given up, and when another is chosen', async () => {
    const camp = await week(1);
    await asked(parent, withCamps([camp]));
    expect(await left(camp)).toBe(0);
    await parent.client.ask(clearCurrentTrip, {});
    expect(await left(camp)).toBe(1);
    await asked(parent, withCamps([camp]));
    await asked(parent, room.trip(parent));
    expect(await left(camp)).toBe(1);
    const intent = await asked(parent, withCamps([camp]));
    await room.confirm(intent, '4000000000000002');
    // Another card may still be tried.
    expect(await left(camp)).toBe(0);
    room.time.now = new Date('2026-06-15T10:31:00Z');
    expect(await left(camp)).toBe(1);
    await room.runJobs({ scheduled: true });
    expect(await room.app.db.select().from(campPlaces).where(eq(campPlaces.scheduleId, camp.scheduleId))).toEqual([]);
  });

  test('is refused if it is full, with other camps to choose from, the parent’s own backups first', async () => {
    const camp = await week(1);
    const [second, third] = [await week(1), await week(1)];
    const other = await room.booker();
    await asked(other, withCamps([camp], {}, other));
    const trip = withCamps([camp], { backupCamps: ranked([third, second]) });
    expect(await issuesOf(trip)).toEqual(['camps.0 campFull']);
    const { status, body } = await room.ask(parent, trip);
    expect(status).toBe(409);
    const { code, issues } = body as unknown as { code: string; issues: { scheduleId: number; field: string; isBackup: boolean }[] };
    expect(code).toBe('placesTaken');
    expect(issues.map(({ scheduleId }) => scheduleId).slice(0, 2)).toEqual([third.scheduleId, second.scheduleId]);
    expect(issues.map(({ isBackup }) => isBackup).slice(0, 3)).toEqual([true, true, false]);
    expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['camps.0']));
    expect(issues.map(({ scheduleId }) => scheduleId)).not.toContain(camp.scheduleId);
    expect(await room.books(parent.userId)).toMatchObject({ orders: [], held: 0 });
  });

  test('has a place for each child, and two children do not share the last one', async () => {
    const camp = await week(1);
    const both = { children: [parent.childId, await sibling(parent)] };
    expect(await issuesOf(withCamps([camp], both))).toEqual(['camps.0 campFull']);
    expect(await room.ask(parent, withCamps([camp], both))).toMatchObject({ status: 409, body: { code: 'placesTaken' } });
    const roomy = await week(2);
    await asked(parent, withCamps([roomy], both));
    expect(await left(roomy)).toBe(0);
    // What is one's own is not full for oneself.
    expect(await issuesOf(withCamps([roomy], both))).toEqual([]);
  });

  test('is inside the stay, has its own Monday, takes place, and is the only one of its week', async () => {
    const [inside, outside] = await room.camp({ places: 1, mondays: ['2026-07-06', '2026-07-13'] });
    const [off, gone, same] = [await week(1), await week(1), await week(1)];
    if (inside === undefined || outside === undefined) throw new Error('no weeks');
    await room.app.db.update(activitySchedules).set({ state: 'cancelled' }).where(eq(activitySchedules.id, off.scheduleId));
    await room.app.db.update(activities).set({ active: false }).where(eq(activities.id, gone.activityId));
    const refused = async (camps: readonly CampWeek[]) => (await issuesOf(withCamps(camps))).filter((issue) => !issue.endsWith('noPrice'));
    expect(await refused([inside, outside])).toEqual(['camps.1 campOutsideDates']);
    expect(await refused([{ ...inside, startDate: '2026-07-07' }])).toEqual(['camps.0 campUnknown']);
    expect(await refused([{ ...inside, activityId: same.activityId }])).toEqual(['camps.0 campUnknown']);
    expect(await refused([inside, same])).toEqual(['camps.1 campClash']);
    expect(await refused([off])).toEqual(['camps.0 campUnknown']);
    expect(await refused([gone])).toEqual(['camps.0 campUnknown']);
    for (const camps of [[inside, outside], [off], [gone]]) expect((await room.ask(parent, withCamps(camps))).status).toBe(422);
    const saturday = { fromDate: '2026-07-06', toDate: '2026-07-09' };
    expect(await issuesOf(withCamps([inside], saturday))).toContain('camps.0 campOutsideDates');
  });
});

describe('a payment for places that are gone', () => {
  /** A parent whose time was over when the money came, while others had taken these weeks. */
  async function late(trip: CurrentTrip, taken: readonly CampWeek[]) {
    const intent = await asked(parent, trip);
    await room.confirm(intent, '4000000000000341');
    room.time.now = new Date('2026-06-15T10:31:00Z');
    for (const camp of taken) {
      const other = await room.booker();
      const theirs = await asked(other, withCamps([camp], {}, other));
      await room.confirm(theirs);
    }
    await room.runJobs();
    const placed = await room.indent(parent, intent.paymentIntentId);
    return { intent, placed };
  }

  test('gives the child the first free backup at the price paid, and leaves the difference to staff', async () => {
    const [camp, second, third] = [await week(1, '50'), await week(1, '60'), await week(1, '90')];
    const { intent, placed } = await late(withCamps([camp], { backupCamps: ranked([second, third]) }), [camp, second]);
    expect(placed.status).toBe(200);
    expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 1, orders: ['placed'] });
    const trip = await tripOf(parent);
    expect(await campsOf(trip.id)).toEqual(
      new Map([
        [third.scheduleId, null],
        [second.scheduleId, 1],
        [camp.scheduleId, 2],
      ]),
    );
    expect(await placesOf(trip.id)).toEqual([[third.scheduleId, 1]]);
    const [invoice] = await room.app.db.select().from(invoices).where(eq(invoices.tripId, trip.id));
    expect([Number(invoice?.total) * 100, invoice?.state]).toEqual([intent.amount, 'paid']);
    // Who is paid is the camp that takes place, by its own price.
    const [quote] = await room.app.db
      .select()
      .from(quotes)
      .where(eq(quotes.fingerprint, trip.quoteFingerprint ?? ''));
    const { payouts, total } = JSON.parse(quote?.document ?? '{}');
    expect(payouts.map(({ hostableId }: { hostableId: number }) => hostableId)).toContain(third.activityId);
    expect(payouts.map(({ hostableId }: { hostableId: number }) => hostableId)).not.toContain(camp.activityId);
    const coordinator = await room.signInAs('Coordinator');
    const { tasks } = (await coordinator.ask(readTrip, { params: { id: trip.id } })).body;
    expect(tasks).toMatchObject([{ kind: 'priceDifference', amount: (Number(total) - intent.amount / 100).toFixed(2) }]);
    expect(Number(tasks[0]?.amount)).toBeGreaterThan(0);
  });

  test('is refunded if no backup is free, and neither bed nor place stays taken', async () => {
    const [camp, second] = [await week(1), await week(1)];
    const { placed } = await late(withCamps([camp], { backupCamps: ranked([second]) }), [camp, second]);
    expect(placed).toMatchObject({ status: 409, body: { code: 'bookingRefused' } });
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
  });

  test('gives the child a backup if the week was cancelled', async () => {
    const [camp, second] = [await week(3), await week(1)];
    const intent = await asked(parent, withCamps([camp], { backupCamps: ranked([second]) }));
    await room.app.db.update(activitySchedules).set({ state: 'cancelled' }).where(eq(activitySchedules.id, camp.scheduleId));
    await room.confirm(intent);
    await room.runJobs();
    expect(await placesOf((await tripOf(parent)).id)).toEqual([[second.scheduleId, 1]]);
  });
});

describe('a trip that is agreed', () => {
  test('keeps its places whatever else is changed of it, though the week is full or called off by then', async () => {
    const [first, second] = await room.camp({ places: 1, mondays: MONDAYS });
    const backup = await week(1);
    if (first === undefined || second === undefined) throw new Error('no weeks');
    const intent = await asked(parent, withCamps([first, second], { ...TWO_WEEKS, backupCamps: ranked([backup]) }));
    await room.confirm(intent);
    await room.runJobs();
    const { id, version, quoteFingerprint } = await tripOf(parent);
    await room.app.db.update(activitySchedules).set({ state: 'cancelled' }).where(eq(activitySchedules.id, first.scheduleId));
    const coordinator = await room.signInAs('Coordinator');
    const edited = await coordinator.ask(editTrip, { params: { id }, body: { version, notes: 'Arrives late' } });
    expect(edited.status).toBe(200);
    expect((await placesOf(id)).map(([scheduleId]) => scheduleId).sort()).toEqual([first.scheduleId, second.scheduleId].sort());
    expect((await tripOf(parent)).quoteFingerprint).toBe(quoteFingerprint);
  });

  test('has no camp in a week for which only a backup was named: nobody has paid it', async () => {
    const camp = await week(1);
    const intent = await asked(parent, room.trip(parent, { activityDetailsType: 'mixed', backupCamps: ranked([camp]) }));
    expect(intent.amount).toBe(88_800);
    await room.confirm(intent);
    await room.runJobs();
    expect(await placesOf((await tripOf(parent)).id)).toEqual([]);
    expect(await left(camp)).toBe(1);
  });
});

testOnPostgresql('many parents at once for three places: three orders, and other camps for all the others', async () => {
  const camp = await week(3);
  const parents: Booker[] = [];
  while (parents.length < 12) parents.push(await room.booker());
  const answers = await Promise.all(
    parents.map((one, index) => room.ask(one, withCamps([camp], { hostFamilyId: room.families[index % 3] ?? 0 }, one))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(409)]);
  const lost = answers.flatMap(({ status, body }) => (status === 200 ? [] : (body as unknown as { code: string; issues: object[] })));
  for (const { code, issues } of lost) {
    expect(code).toBe('placesTaken');
    expect(issues.length).toBeGreaterThan(0);
  }
  expect(await left(camp)).toBe(0);
  const ids = new Set(parents.map(({ userId }) => userId));
  const orders = (await room.app.db.select().from(bookingOrders)).filter(({ userId }) => ids.has(userId));
  expect(orders).toHaveLength(3);
});
