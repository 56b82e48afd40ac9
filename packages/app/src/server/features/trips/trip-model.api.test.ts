// Any steps by anybody in any order, beside the tables of states: only what they allow happens, all of it or nothing, and beds, payouts and
// the past always fit the state.

import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer, considerOffer, declineOffer, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import { hostCalendarBlocks, tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { tripHistory, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startTripRoom, type TripRoom } from '#server/testing/trip-room.ts';

let room: TripRoom;
beforeAll(async () => {
  room = await startTripRoom({ count: 3, beds: 1 });
});
afterAll(() => room.stop());

/** From, and where to by whom; the product follows whoever makes it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  new: ['enquiry', 'reserved', 'cancelled'],
  enquiry: ['reserved', 'cancelled'],
  reserved: ['enquiry', 'reserved', 'booked', 'cancelled'],
  booked: ['customer_service', 'cancelled'],
  customer_service: ['reserved', 'booked', 'cancelled'],
  cancelled: ['new'],
};
const ADMINISTRATORS = ['cancelled>new'];
const STAFFS = ['reserved>booked', 'booked>customer_service', 'customer_service>reserved', 'customer_service>booked', 'booked>cancelled'];
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

const WHO = ['parent', 'coordinator', 'administrator', 'finance', 'host'] as const;
const action = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.constantFrom(...WHO),
    step: fc.constantFrom(
      'enquire',
      'reserve',
      'reserve',
      'book',
      'release',
      'needCare',
      'resume',
      'rehouse',
      'start',
      'complete',
      'close',
      'cancel',
      'reopen',
    ),
    which: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    who: fc.constantFrom(...WHO, 'host', 'host'),
    step: fc.constantFrom('accept', 'accept', 'decline', 'consider'),
    which: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant('step' as const),
    who: fc.constantFrom(...WHO),
    step: fc.constantFrom('shortlist', 'prepare', 'ask', 'reject', 'wait', 'withdraw', 'askAgain', 'reconsider'),
    which: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant('offer' as const),
    who: fc.constantFrom('parent', 'coordinator'),
    step: fc.constantFrom('new', 'potential', 'waiting_list', 'awaiting_review'),
    which: fc.nat(2),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const ANSWERS = { accept: acceptOffer, decline: declineOffer, consider: considerOffer } as const;

function clientOf({ who, which }: Action): TestClient {
  if (who === 'host') return room.hosts[which]?.client ?? room.visitor();
  return room[who as 'parent' | 'coordinator' | 'administrator' | 'finance'];
}

async function snapshot(id: number) {
  const { db } = room.app;
  const [trip] = await db.select({ state: trips.state, family: trips.hostFamilyId }).from(trips).where(eq(trips.id, id));
  const offers = await db.select().from(tripOffers).where(eq(tripOffers.tripId, id)).orderBy(tripOffers.id);
  const blocks = await db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
  const owed = await db.select().from(payouts).where(eq(payouts.tripId, id));
  const past = await db.select().from(tripHistory).where(eq(tripHistory.tripId, id)).orderBy(tripHistory.id);
  return {
    state: trip?.state ?? 'new',
    family: trip?.family ?? null,
    offers: new Map(offers.map((one) => [one.hostFamilyId, one])),
    blocks: blocks.map(({ kind, hostFamilyId }) => ({ kind, hostFamilyId })),
    scheduled: owed.filter(({ state }) => state === 'scheduled').map(({ payeeId }) => payeeId),
    past: past.map(({ fromState, toState }) => [fromState, toState] as const),
  };
}
type Snapshot = Awaited<ReturnType<typeof snapshot>>;

async function run(id: number, one: Action, before: Snapshot): Promise<number> {
  const client = clientOf(one);
  const familyId = room.hosts[one.which]?.familyId ?? 0;
  const offerId = before.offers.get(familyId)?.id ?? 999_999;
  const reason = 'Because';
  if (one.kind === 'move') {
    const body = { step: one.step, reason, hostFamilyId: familyId } as never;
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
function demandWhole({ state, family, offers, blocks, scheduled, past }: Snapshot): void {
  const accepted = [...offers.values()].filter((one) => one.state === 'accepted');
  const chosen = offers.get(family ?? 0)?.state;
  expect(past.at(-1)?.[1]).toBe(state);
  for (const [index, [from]] of past.entries()) expect(from).toBe(past[index - 1]?.[1] ?? null);
  if (state === 'booked') {
    expect([accepted.length, accepted[0]?.hostFamilyId]).toEqual([1, family]);
    expect(blocks).toEqual([{ kind: 'firm', hostFamilyId: family }]);
    expect(scheduled).toEqual([family]);
  } else if (state === 'reserved') {
    expect(accepted).toEqual([]);
    expect(['awaiting_review', 'considering']).toContain(chosen);
    expect(blocks).toEqual([{ kind: 'tentative', hostFamilyId: family }]);
    expect(scheduled).toEqual([]);
  } else if (state === 'customer_service') expect(scheduled).toEqual(accepted.map(({ hostFamilyId }) => hostFamilyId));
  else expect([accepted.length, blocks.length, scheduled.length]).toEqual([0, 0, 0]);
}

/** What one action may have changed, by who took it. */
function demandAllowed(before: Snapshot, after: Snapshot, { who }: Action): void {
  const steps = after.past.slice(before.past.length).map(([from, to]) => `${from}>${to}`);
  for (const step of steps) {
    const [from = '', to = ''] = step.split('>');
    expect(ALLOWED[from] ?? [], step).toContain(to);
    if (ADMINISTRATORS.includes(step)) expect(who).toBe('administrator');
    if (STAFFS.includes(step) && step !== 'reserved>booked') expect(['coordinator', 'administrator']).toContain(who);
    if (step === 'reserved>booked') expect(['host', 'coordinator', 'administrator']).toContain(who);
    expect(who).not.toBe('finance');
  }
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

test('whatever anybody does, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 14 }), async (actions) => {
      await room.app.db.delete(hostCalendarBlocks);
      const id = await room.newTrip();
      let before = await snapshot(id);
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
}, 60_000);
