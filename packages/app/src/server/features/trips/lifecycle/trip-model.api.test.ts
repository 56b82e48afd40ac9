// Any steps by anybody in any order, while the days pass, beside the tables of states: only what they allow happens, all of it or nothing,
// and beds, payouts and the past always fit the state.

import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import { acceptOffer, askToWithdraw, considerOffer, declineOffer, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { editTrip, moveTrip, priceTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks, tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { tripHistory, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { runDueTransitions } from './due-transitions.service.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const TODAY = '2026-06-15';
/** Nobody stays signed in for ever. */
const DAYS_AT_MOST = 25;

let room: TripFixture;
let agent: TestClient;
let agentId: number;
beforeAll(async () => {
  room = await startTripFixture({ count: 3, beds: 1 });
  agentId = await room.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  agent = await room.signInWith('agency@example.test');
});
afterAll(() => room.stop());

const OPERATORS = ['coordinator', 'administrator'] as const;
const STAFF = ['agent', ...OPERATORS] as const;
const SELLERS = ['parent', ...STAFF] as const;

/** From where to where, and whose act may bring it about; the product follows whoever acts, and the days. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'new>enquiry': SELLERS,
  'new>reserved': STAFF,
  'new>cancelled': SELLERS,
  // A parent who has paid chooses another family after the first one is gone.
  'enquiry>reserved': SELLERS,
  'enquiry>cancelled': SELLERS,
  'reserved>enquiry': ['host', ...STAFF],
  'reserved>reserved': ['host', ...STAFF],
  'reserved>booked': ['host', ...OPERATORS],
  'reserved>cancelled': SELLERS,
  'booked>customer_service': STAFF,
  'booked>in_progress': ['time', ...OPERATORS],
  'booked>cancelled': OPERATORS,
  'customer_service>reserved': OPERATORS,
  'customer_service>booked': OPERATORS,
  'customer_service>in_progress': OPERATORS,
  'customer_service>completed': OPERATORS,
  'customer_service>cancelled': OPERATORS,
  'in_progress>customer_service': OPERATORS,
  'in_progress>completed': ['time', ...OPERATORS],
  'in_progress>cancelled': ['administrator'],
  'completed>in_progress': ['administrator'],
  'completed>closed': ['time', 'finance', 'administrator'],
  'closed>completed': ['finance', 'administrator'],
  'cancelled>new': ['administrator'],
};
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  new: ['potential', 'rejected', 'awaiting_review', 'waiting_list'],
  potential: ['pending_submission', 'awaiting_review', 'rejected', 'waiting_list'],
  pending_submission: ['awaiting_review', 'rejected', 'waiting_list'],
  awaiting_review: ['considering', 'accepted', 'declined', 'rejected', 'waiting_list'],
  considering: ['accepted', 'declined', 'rejected', 'waiting_list'],
  accepted: ['withdrawn', 'rejected'],
  declined: ['awaiting_review'],
  rejected: ['potential'],
  waiting_list: ['awaiting_review', 'withdrawn', 'rejected'],
  withdrawn: ['awaiting_review'],
};

const WHO = ['parent', 'agent', 'coordinator', 'administrator', 'finance', 'host'] as const;
const STEPS = [
  ...['enquire', 'reserve', 'reserve', 'book', 'release', 'needCare', 'resume', 'rehouse', 'start', 'complete', 'close'],
  ...['cancel', 'reopen', 'prolong', 'correct'],
] as const;
const which = fc.nat(2);
const doing = <Kind extends string, Who extends string>(kind: Kind, who: readonly Who[], steps: readonly string[]) =>
  fc.record({ kind: fc.constant(kind), who: fc.constantFrom(...who), step: fc.constantFrom(...steps), which });
const action = fc.oneof(
  { weight: 4, arbitrary: doing('move', WHO, STEPS) },
  { weight: 3, arbitrary: doing('answer', [...WHO, 'host', 'host'], ['accept', 'accept', 'decline', 'consider', 'askToWithdraw']) },
  {
    weight: 3,
    arbitrary: doing('step', WHO, ['shortlist', 'prepare', 'ask', 'reject', 'wait', 'withdraw', 'askAgain', 'reconsider']),
  },
  { weight: 2, arbitrary: doing('offer', ['parent', 'agent', 'coordinator'], ['new', 'potential', 'waiting_list', 'awaiting_review']) },
  { weight: 1, arbitrary: doing('edit', WHO, ['longer', 'shorter']) },
  { weight: 1, arbitrary: doing('settle', ['finance'], ['paid']) },
  { weight: 3, arbitrary: doing('pass', ['time'], ['1', '3', '8']) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** What has happened before the first of them, so that each part of a life is come by. */
const LIVES = ['new', 'reserved', 'booked', 'in_progress', 'completed'] as const;

const ANSWERS = { accept: acceptOffer, decline: declineOffer, consider: considerOffer, askToWithdraw } as const;

function clientOf({ who, which: place }: Action): TestClient {
  if (who === 'host') return room.hosts[place]?.client ?? room.createVisitor();
  if (who === 'agent') return agent;
  return room[who as 'parent' | 'coordinator' | 'administrator' | 'finance'];
}

async function snapshot(id: number) {
  const { db } = room.app;
  const [trip] = await db.select().from(trips).where(eq(trips.id, id));
  const offers = await db.select().from(tripOffers).where(eq(tripOffers.tripId, id)).orderBy(tripOffers.id);
  const blocks = await db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
  const owed = await db.select().from(payouts).where(eq(payouts.tripId, id)).orderBy(payouts.id);
  const past = await db.select().from(tripHistory).where(eq(tripHistory.tripId, id)).orderBy(tripHistory.id);
  if (trip === undefined) throw new Error('the trip is gone');
  const payeesOf = (wanted: string) => owed.filter(({ state }) => state === wanted).map(({ payeeId }) => payeeId);
  return {
    state: trip.state,
    family: trip.hostFamilyId,
    stay: { fromDate: trip.fromDate, toDate: trip.toDate },
    version: trip.version,
    offers: new Map(offers.map((one) => [one.hostFamilyId, one])),
    blocks: blocks.map(({ kind, hostFamilyId, fromDate, toDate }) => ({ kind, hostFamilyId, fromDate, toDate })),
    scheduled: payeesOf('scheduled'),
    pending: payeesOf('pending'),
    past: past.map(({ fromState, toState }) => [fromState, toState] as const),
  };
}
type Snapshot = Awaited<ReturnType<typeof snapshot>>;

/** Another last day at the price that is shown for it. */
async function edited(id: number, client: TestClient, { step }: Action, { stay, version }: Snapshot): Promise<number> {
  const toDate = addDays(stay.toDate, step === 'longer' ? 1 : -1);
  const shown = await client.ask(priceTrip, { params: { id }, body: { toDate } });
  const { fingerprint: quoteFingerprint } = shown.body;
  return (await client.ask(editTrip, { params: { id }, body: { toDate, version, quoteFingerprint } })).status;
}

async function passed(days: number): Promise<number> {
  const then = room.time.now.getTime() + days * 86_400_000;
  if (then > NOW.getTime() + DAYS_AT_MOST * 86_400_000) return 200;
  room.time.now = new Date(then);
  await runDueTransitions(room.app);
  return 200;
}

async function run(id: number, one: Action, before: Snapshot): Promise<number> {
  if (one.kind === 'pass') return passed(Number(one.step));
  if (one.kind === 'settle') {
    await room.app.db.update(invoices).set({ state: 'void' }).where(eq(invoices.tripId, id));
    return 200;
  }
  const client = clientOf(one);
  const familyId = room.hosts[one.which]?.familyId ?? 0;
  const offerId = before.offers.get(familyId)?.id ?? 999_999;
  const reason = 'Because';
  if (one.kind === 'edit') return edited(id, client, one, before);
  if (one.kind === 'move') {
    const toDate = room.app.clock.today();
    const body = { step: one.step, reason, hostFamilyId: familyId, ...(one.step === 'prolong' ? { toDate } : {}) } as never;
    return (await client.ask(moveTrip, { params: { id }, body })).status;
  }
  if (one.kind === 'offer') {
    const body = { hostFamilyIds: [familyId], state: one.step } as never;
    return (await client.ask(makeOffers, { params: { id }, body })).status;
  }
  if (one.kind === 'answer') {
    const endpoint = ANSWERS[one.step as keyof typeof ANSWERS];
    return (await client.ask(endpoint, { params: { id: offerId }, body: { reason } })).status;
  }
  return (await client.ask(stepOffer, { params: { id: offerId }, body: { step: one.step, reason } as never })).status;
}

/** What must hold whatever happened. */
function demandWhole({ state, family, stay, offers, blocks, scheduled, pending, past }: Snapshot): void {
  const accepted = [...offers.values()].filter((one) => one.state === 'accepted').map(({ hostFamilyId }) => hostFamilyId);
  const chosen = offers.get(family ?? 0)?.state;
  const bed = (kind: string) => [{ kind, hostFamilyId: family, ...stay }];
  expect(past.at(-1)?.[1]).toBe(state);
  for (const [index, [from]] of past.entries()) expect(from).toBe(past[index - 1]?.[1] ?? null);
  if (state === 'booked' || state === 'in_progress') {
    expect([accepted, blocks, scheduled]).toEqual([[family], bed('firm'), [family]]);
  } else if (state === 'reserved') {
    expect(['awaiting_review', 'considering']).toContain(chosen);
    expect([accepted, blocks, scheduled]).toEqual([[], bed('tentative'), []]);
  } else if (state === 'customer_service') {
    expect(scheduled).toEqual(accepted);
    expect(blocks).toEqual(accepted.length === 0 ? [] : bed('firm'));
  } else if (state === 'completed' || state === 'closed') {
    expect([accepted, scheduled, blocks]).toEqual([[family], [], bed('firm')]);
    expect(pending).toContain(family);
  } else expect([accepted.length, blocks.length, scheduled.length]).toEqual([0, 0, 0]);
}

/** What one action may have changed, by who took it. */
function demandAllowed(before: Snapshot, after: Snapshot, { who }: Action): void {
  for (const [from, to] of after.past.slice(before.past.length)) expect(ALLOWED[`${from}>${to}`] ?? [], `${from}>${to}`).toContain(who);
}

/** The whole past of every offer is one of the table. */
async function demandOffers(id: number): Promise<void> {
  const rows = await room.app.db
    .select({ offerId: tripOfferHistory.offerId, from: tripOfferHistory.fromState, to: tripOfferHistory.toState })
    .from(tripOfferHistory)
    .innerJoin(tripOffers, eq(tripOffers.id, tripOfferHistory.offerId))
    .where(eq(tripOffers.tripId, id))
    .orderBy(tripOfferHistory.id);
  for (const [, own] of Map.groupBy(rows, ({ offerId }) => offerId)) {
    for (const [index, { from, to }] of own.entries()) {
      expect(from).toBe(own[index - 1]?.to ?? null);
      if (from !== null) expect(OFFERED[from] ?? [], `${from}>${to}`).toContain(to);
    }
  }
}

/** A trip in two days for three nights that has come so far. */
async function begun(life: (typeof LIVES)[number]): Promise<number> {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  const stay = { fromDate: addDays(TODAY, 2), toDate: addDays(TODAY, 5), agentId };
  const id = await (life === 'new' ? room.newTrip(stay) : room.reserved(stay));
  if (life === 'new' || life === 'reserved') return id;
  await room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'book', reason: 'By telephone' } });
  if (life !== 'booked') await passed(life === 'in_progress' ? 2 : 6);
  return id;
}

test('any actions of any user in any order keep a trip consistent, while the days pass', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LIVES), fc.array(action, { minLength: 6, maxLength: 14 }), async (life, actions) => {
      const id = await begun(life);
      let before = await snapshot(id);
      expect(before.state).toBe(life);
      for (const one of actions) {
        const status = await run(id, one, before);
        const after = await snapshot(id);
        expect([200, 403, 404, 409, 422], JSON.stringify(one)).toContain(status);
        if (status !== 200) expect(after).toEqual(before);
        demandAllowed(before, after, one);
        demandWhole(after);
        before = after;
      }
      await demandOffers(id);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
