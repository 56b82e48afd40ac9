// What happens to trips by itself: what need not be paid any more is called off, and families are asked as soon as all is said of the students.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmTestIntent } from '#contract/booking/checkout/test-gateway.endpoints.ts';
import { payOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { updateStudent } from '#contract/people/students.endpoints.ts';
import { acceptOffer, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { editTrip, moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices, payments } from '#server/db/schema/finance.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';
import { CANCEL_PAYMENTS_JOB, cancelOpenPayments, cancelPaymentsJob } from '#server/features/trips/money/cancel-payments.service.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { createCard } from '#server/testing/fixtures/bookable.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { runDueTransitions } from './due-transitions.service.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
});

const move = (id: number, step: string, client = room.coordinator) =>
  client.ask(moveTrip, { params: { id }, body: { step, reason: 'Because' } as never });

describe('a payment that is no longer owed', () => {
  /** A reserved trip whose parent has begun to pay its invoice. */
  async function beingPaid() {
    const id = await room.reserved();
    const [invoice] = await room.app.db.select().from(invoices).where(eq(invoices.tripId, id));
    const { body } = await room.parent.ask(payOwnInvoice, { params: { id: invoice?.id ?? 0 }, body: {} });
    const { paymentIntentId: reference, clientSecret, total } = body.paymentIntent;
    const pay = (card: string) =>
      room
        .createVisitor()
        .ask(confirmTestIntent, { params: { reference }, body: { clientSecret: clientSecret ?? '', card: createCard(card) } });
    const stateOf = async () => (await room.app.db.select().from(paymentIntents).where(eq(paymentIntents.reference, reference)))[0]?.state;
    const tasks = async () => (await room.coordinator.ask(readTrip, { params: { id } })).body.tasks;
    return { id, reference, total, pay, stateOf, tasks };
  }
  const received = async (reference: string) =>
    room.app.db
      .select()
      .from(payments)
      .where(eq(payments.key, `gateway:test:${reference}`));

  test('is cancelled at the gateway, and can’t be paid after that', async () => {
    const { id, pay, stateOf, tasks } = await beingPaid();
    await move(id, 'cancel', room.parent);
    await room.runJobs();
    expect(await stateOf()).toBe('cancelled');
    expect(await pay('4242424242424242')).toMatchObject({ status: 409, body: { code: 'intentOver' } });
    expect(await tasks()).toEqual([]);
  });

  test('is cancelled also by a job that names its invoice', async () => {
    const { id, stateOf } = await beingPaid();
    const [invoice] = await room.app.db.select().from(invoices).where(eq(invoices.tripId, id));
    await cancelOpenPayments(room.app, cancelPaymentsJob.parse({ invoiceIds: [invoice?.id ?? 0] }));
    expect(await stateOf()).toBe('cancelled');
  });

  test.each([
    ['and nobody heard of it', '4000000000000341'],
    ['and its event is on its way', '4242424242424242'],
  ])('leads to a single refund task if it was paid at the last moment %s', async (_, card) => {
    const { id, reference, total, pay, tasks } = await beingPaid();
    await pay(card);
    await move(id, 'cancel', room.parent);
    await room.runJobs();
    expect(await received(reference)).toHaveLength(1);
    expect(await tasks()).toMatchObject([{ kind: 'refund', currency: 'EUR', amount: total }]);
    const [job] = await room.app.db.select().from(jobRows).where(eq(jobRows.name, CANCEL_PAYMENTS_JOB));
    expect(job).toBeDefined();
    await room.app.db.update(jobRows).set({ state: 'created', startAfter: NOW }).where(eq(jobRows.name, CANCEL_PAYMENTS_JOB));
    await room.runJobs();
    expect(await tasks()).toHaveLength(1);
  });

  test('is checked again as long as its money is on its way', async () => {
    const { id, reference, total, pay, tasks } = await beingPaid();
    await pay('4000000000000259');
    await move(id, 'cancel', room.parent);
    await room.runJobs();
    expect(await tasks()).toEqual([]);
    room.time.now = after(1);
    await room.runJobs();
    expect(await received(reference)).toHaveLength(1);
    room.time.now = after(11);
    await room.runJobs();
    expect(await tasks()).toMatchObject([{ kind: 'refund', amount: total }]);
  });

  test('leads to a single refund task if it was paid before', async () => {
    const { id, total, pay, tasks } = await beingPaid();
    await pay('4242424242424242');
    await room.runJobs();
    await move(id, 'cancel', room.parent);
    await room.runJobs();
    expect(await tasks()).toMatchObject([{ kind: 'refund', amount: total }]);
  });
});

describe('a family that waits for missing details of a student', () => {
  /** A trip of a child of whom little is known, with an offer that is prepared. */
  async function prepared() {
    const about = { firstName: 'Nina', lastName: 'Petit', gender: '' as const, createdAt: NOW };
    const [child] = await room.app.db.insert(students).values(about).returning({ id: students.id });
    const studentId = child?.id ?? 0;
    await room.app.db.insert(studentParents).values({ studentId, userId: room.parentId });
    const id = await room.newTrip({ studentIds: [studentId] });
    const hostFamilyIds = [room.hosts[0]?.familyId ?? 0];
    const { body } = await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds, state: 'potential' } });
    const offerId = body.data[0]?.id ?? 0;
    await room.coordinator.ask(stepOffer, { params: { id: offerId }, body: { step: 'prepare', reason: '' } });
    const stateOf = async () => (await room.app.db.select().from(tripOffers).where(eq(tripOffers.id, offerId)))[0];
    const say = (body: object) => room.parent.ask(updateStudent, { params: { id: studentId }, body });
    return { id, studentId, stateOf, say };
  }

  test('is asked once the last detail is there', async () => {
    const { stateOf, say } = await prepared();
    expect((await say({ gender: 'female' })).status).toBe(200);
    await room.runJobs();
    expect(await stateOf()).toMatchObject({ state: 'pending_submission', askedAt: null });
    await say({ dateOfBirth: '2013-05-05' });
    await room.runJobs();
    expect(await stateOf()).toMatchObject({ state: 'awaiting_review', askedAt: NOW });
    const asked = await stateOf();
    await say({ dateOfBirth: '2013-05-06' });
    await room.runJobs();
    expect(await stateOf()).toEqual(asked);
  });

  test('is asked once another student takes the place of the incomplete one', async () => {
    const { id, stateOf } = await prepared();
    const { version } = (await room.coordinator.ask(readTrip, { params: { id } })).body;
    await room.coordinator.ask(editTrip, { params: { id }, body: { version, studentIds: [room.childId] } });
    expect(await stateOf()).toMatchObject({ state: 'awaiting_review' });
  });

  test('is not asked any more once the trip is cancelled', async () => {
    const { id, studentId, stateOf, say } = await prepared();
    await move(id, 'cancel');
    await say({ gender: 'female', dateOfBirth: '2013-05-05' });
    await room.runJobs();
    expect(await stateOf()).toMatchObject({ state: 'rejected' });
    expect(
      await room.app.db
        .select()
        .from(tripOffers)
        .where(and(eq(tripOffers.tripId, id), eq(tripOffers.state, 'awaiting_review'))),
    ).toEqual([]);
    expect(studentId).toBeGreaterThan(0);
  });
});

test('a reserved stay that no family has accepted alarms staff some days before it begins, once', async () => {
  const id = await room.reserved();
  for (const day of ['2026-07-02', '2026-07-03', '2026-07-06']) {
    room.time.now = new Date(`${day}T10:00:00Z`);
    await runDueTransitions(room.app);
    const { state, tasks } = (await room.coordinator.ask(readTrip, { params: { id } })).body;
    expect([state, tasks.map(({ kind }) => kind)]).toEqual(['reserved', day === '2026-07-02' ? [] : ['startInDoubt']]);
  }
});

test('one that was accepted after that, and is for staff again on its first day, alarms them again', async () => {
  const id = await room.reserved();
  const alarmed = async (day: string) => {
    room.time.now = new Date(`${day}T10:00:00Z`);
    await runDueTransitions(room.app);
    return (await room.coordinator.ask(readTrip, { params: { id } })).body.tasks.map(({ state }) => state);
  };
  expect(await alarmed('2026-07-03')).toEqual(['open']);
  const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, id));
  await room.hosts[0]?.client.ask(acceptOffer, { params: { id: offer?.id ?? 0 }, body: { reason: '' } });
  expect(await alarmed('2026-07-05')).toEqual(['done']);
  await move(id, 'needCare');
  expect(await alarmed('2026-07-06')).toEqual(expect.arrayContaining(['done', 'open']));
});

test('the family in waiting that a stay is moved to is its backup no more, and the stay can be edited; the log tells who left', async () => {
  const [backup, other] = [room.hosts[1]?.familyId ?? 0, room.hosts[0]?.familyId ?? 0];
  const id = await room.reserved({ backupHostFamilyId: backup });
  const [offer] = await room.app.db
    .select()
    .from(tripOffers)
    .where(and(eq(tripOffers.tripId, id), eq(tripOffers.hostFamilyId, other)));
  await room.hosts[0]?.client.ask(acceptOffer, { params: { id: offer?.id ?? 0 }, body: { reason: '' } });
  await move(id, 'needCare');
  const body = { step: 'rehouse', hostFamilyId: backup, reason: 'Closer' } as const;
  const moved = await room.coordinator.ask(moveTrip, { params: { id }, body });
  expect(moved).toMatchObject({ status: 200, body: { hostFamily: { id: backup }, backupHostFamily: null } });
  // What is so from before does not stand in the way of anything else either.
  await room.app.db.update(trips).set({ backupHostFamilyId: backup }).where(eq(trips.id, id));
  const notes = { notes: 'Called', version: moved.body.version };
  expect((await room.coordinator.ask(editTrip, { params: { id }, body: notes })).status).toBe(200);

  const waiting = await room.reserved({ fromDate: '2026-08-03', toDate: '2026-08-10', backupHostFamilyId: backup });
  const [left] = await room.app.db
    .select()
    .from(tripOffers)
    .where(and(eq(tripOffers.tripId, waiting), eq(tripOffers.hostFamilyId, backup)));
  await room.coordinator.ask(stepOffer, { params: { id: left?.id ?? 0 }, body: { to: 'withdrawn', reason: 'Away' } as never });
  const log = await room.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(waiting)));
  expect(log.map(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ backupHostFamilyId: { before: backup, after: null } }),
  );
});

test('staff are told once when an enquiry reaches its first day; only people cancel it', async () => {
  const [host] = room.hosts;
  const id = await room.newTrip();
  await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host?.familyId ?? 0], state: 'awaiting_review' } });
  const doubtsOn = async (day: string) => {
    room.time.now = new Date(`${day}T20:00:00Z`);
    await runDueTransitions(room.app);
    return room.app.db
      .select({ kind: tripTasks.kind })
      .from(tripTasks)
      .where(and(eq(tripTasks.tripId, id), eq(tripTasks.kind, 'startInDoubt')));
  };
  expect(await doubtsOn('2026-07-05')).toEqual([]);
  expect(await doubtsOn('2026-07-06')).toHaveLength(1);
  expect(await doubtsOn('2026-07-07')).toHaveLength(1);
  expect((await room.coordinator.ask(readTrip, { params: { id } })).body).toMatchObject({ state: 'enquiry' });
});
