// Applying the price of a group over a real connection: prices before and after, the invoices that follow, lost payers, and the way back.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { changeTrips } from '#contract/trips/bulk.endpoints.ts';
import { moveTrip, priceTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices as invoiceRows } from '#server/db/schema/finance.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { allJobs } from '#server/jobs.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { createSharedPrice, type SharedPrice } from '#server/testing/fixtures/shared-price-fixture.ts';
import { republishBook } from '#server/testing/fixtures/shared-transfer.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';

let room: BulkFixture;
let shared: SharedPrice;
const math = getAmountMath('EUR');
const HOUR_MS = 3600 * 1000;

beforeAll(async () => {
  room = await startBulkFixture({ beds: 5 });
  shared = await createSharedPrice(room);
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
  await shared.startGroup();
});

test('one trip pays for all: the sum of the invoices is the price of the group to the cent, and parents read the same', async () => {
  const { join, plan, apply, priceOf, read, bill } = shared;
  const ids = [await join(), await join(), await join()];
  const { totals } = await read();
  const planned = await plan();
  expect(planned.trips.map(({ isCarrier, carrier, isChanged }) => [isCarrier, carrier?.tripId ?? null, isChanged])).toEqual([
    [true, null, false],
    [false, ids[0], true],
    [false, ids[0], true],
  ]);
  expect(planned.totals).toEqual({ before: totals.alone, after: totals.together, difference: '-147.60' });
  expect((await apply()).changed).toBe(2);
  for (const [place, id] of ids.entries()) {
    const [own, parents] = [await priceOf(id), await priceOf(id, room.parent)];
    expect(own.price?.amount).toBe(planned.trips[place]?.after);
    expect(parents.price).toEqual(own.price);
    expect([own.carrier?.tripId ?? null, parents.carrier]).toEqual([place === 0 ? null : ids[0], null]);
  }
  expect((await read()).agreed).toEqual([{ currency: 'EUR', amount: totals.together, trips: 3 }]);
  const { invoices } = await bill();
  expect(math.sum(invoices.map(({ total }) => total))).toBe(totals.together);
  expect(invoices.map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
});

test('a repeated call changes nothing; another version, a new trip or a foreign one is refused', async () => {
  const { join, plan, toShown, change, edit } = shared;
  const first = await join();
  const second = await join();
  const shown = toShown(await plan());
  await edit(second, { version: 99 });
  const stale = await change(shown);
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'changedMeanwhile' }]);
  const fresh = toShown(await plan());
  expect((await change(fresh)).body.changed).toBe(1);
  expect((await change(fresh)).body.changed).toBe(0);
  expect((await change([{ tripId: first, version: 1, carrierId: second, after: '1.00' }])).status).toBe(409);
  const rows = await room.app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(second)));
  const carried = rows.filter(({ changes }) => 'perBookingPaidBy' in changes);
  expect(carried.map(({ changes }) => changes['perBookingPaidBy'])).toEqual([{ before: null, after: first }]);
});

test('invoiced, cancelled and unlike trips are left out; an invoiced one pays for the others', async () => {
  const { join, plan, edit, bill } = shared;
  const billed = [await join(), await join()];
  await bill();
  const open = [await join(), await join()];
  const unlike = await join({ toDate: '2026-07-15', hostFamilyId: room.hosts[1]?.familyId });
  const cancelled = await join();
  await edit(cancelled, { state: 'cancelled' });
  const { trips: planned, leftOut } = await plan();
  expect(planned.map(({ tripId, carrier }) => [tripId, carrier?.tripId ?? null])).toEqual([
    [billed[0], null],
    [open[0], billed[0]],
    [open[1], billed[0]],
  ]);
  expect(new Set(leftOut.map(({ tripId, why }) => `${tripId} ${why}`))).toEqual(
    new Set([`${billed[1]} billed`, `${unlike} notAlike`, `${cancelled} cancelled`]),
  );
});

test('a lost payer is said and stops the invoice, until the price is applied again', async () => {
  const { join, plan, apply, priceOf, edit, read, bill } = shared;
  const [first, second, third] = [await join(), await join(), await join()];
  await apply();
  await edit(first, { state: 'cancelled' });
  const { carrier } = await priceOf(second);
  expect(carrier).toMatchObject({ tripId: first, problem: 'cancelled', isUnderpriced: true, isBilled: false });
  expect((await read()).sets[0]?.trips.map((trip) => trip.carrier?.problem)).toEqual(['cancelled', 'cancelled']);
  expect((await bill()).skipped.map(({ tripId, why }) => [tripId, why])).toEqual([
    [second, 'carrierLost'],
    [third, 'carrierLost'],
  ]);
  await apply();
  const { totals } = await read();
  const { invoices } = await bill();
  expect(math.sum(invoices.map(({ total }) => total))).toBe(totals.together);
  // What is only drafted can't be sent; what is sent is kept.
  const send = async (tripId: number) => {
    const [draft] = await room.app.db.select().from(invoiceRows).where(eq(invoiceRows.tripId, tripId));
    return room.finance.ask(sendInvoice, { params: { id: draft?.id ?? 0 }, body: { version: draft?.version ?? 0 } });
  };
  await edit(second, { state: 'cancelled' });
  expect((await priceOf(third)).carrier).toMatchObject({ problem: 'cancelled', isBilled: false, isUnderpriced: true });
  expect(await send(third)).toMatchObject({ status: 409, body: { code: 'carrierLost' } });
  for (const how of ['apply', 'takeBack'] as const)
    expect((await plan(how)).trips).toMatchObject([{ tripId: third, carrier: null, isChanged: true, difference: '73.80' }]);
  await edit(second, { state: 'reserved' });
  expect((await send(third)).status).toBe(200);
  const tasks = async () => {
    room.time.now = new Date(room.time.now.getTime() + HOUR_MS);
    const jobs = allJobs.filter(({ kind }) => kind === 'trips.checkPayers');
    await runDueJobs(room.app, jobs, { scheduled: true });
    const seen = (await priceOf(third, room.finance)).tasks.filter(({ kind }) => kind === 'payerLost');
    return seen.map(({ state, amount, currency }) => [state, amount, currency]);
  };
  expect(await tasks()).toEqual([]);
  await edit(second, { state: 'cancelled' });
  expect((await priceOf(third)).carrier).toMatchObject({ problem: 'cancelled', isBilled: true, isUnderpriced: false });
  // Finance are told once of what nobody pays, until the payer is back.
  expect([await tasks(), await tasks()]).toEqual([[['open', '73.80', 'EUR']], [['open', '73.80', 'EUR']]]);
  await edit(second, { state: 'reserved' });
  expect(await tasks()).toEqual([['dropped', '73.80', 'EUR']]);
});

test('a lost payer stops the invoice of a bulk run and one that is written by hand', async () => {
  const { join, apply, edit } = shared;
  const [first, second] = [await join(), await join()];
  await apply();
  await edit(first, { state: 'cancelled' });
  const check = () => room.check({ action: 'invoice', tripIds: [second] }, { client: room.administrator });
  expect(await room.rowsOf(await check())).toMatchObject([{ tripId: second, outcome: 'refused', code: 'carrierLost' }]);
  const draft = async () => {
    const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, second));
    const { businessId = 0, quoteFingerprint = null, parentId: buyerId = null } = trip ?? {};
    const typed = { ...COMPLETE_INVOICE, lines: [] };
    return room.finance.ask(createInvoice, { body: { businessId, buyerId, quoteFingerprint, tripId: second, typed } });
  };
  const refused = await draft();
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'carrierLost', errors: { tripId: [expect.any(String)] } }]);
  await apply();
  const made = await room.follow(changeTrips, (await check()).id, room.administrator);
  expect(made.counts).toMatchObject({ changed: 1, refused: 0 });
  expect((await draft()).body).toMatchObject({ code: 'alreadyBilled' });
});

test('other dates are priced with everything before they are saved; the same dates leave it to the payer', async () => {
  const { join, apply, priceOf } = shared;
  await join();
  const second = await join();
  const before = (await priceOf(second)).price?.amount ?? '';
  await apply();
  const ask = async (body: object) => (await room.coordinator.ask(priceTrip, { params: { id: second }, body })).body;
  const same = await ask({ discountCode: null });
  expect(same.difference).toBe('0.00');
  expect(math.subtract(before, same.after.amount)).toBe('73.80');
  const other = await ask({ toDate: '2026-07-12' });
  const alone = await ask({ groupId: null });
  expect(alone.after.amount).toBe(before);
  expect(math.compare(other.after.amount, same.after.amount)).not.toBe(0);
});

test('the price is taken back for trips that are not invoiced', async () => {
  const { join, plan, toShown, change, apply, priceOf, bill } = shared;
  const ids = [await join(), await join(), await join()];
  const before = await Promise.all(ids.map(async (id) => (await priceOf(id)).price));
  await apply();
  const taken = await change(toShown(await plan('takeBack')), 'takeBack');
  expect([taken.status, taken.body.changed], taken.text).toEqual([200, 2]);
  expect(await Promise.all(ids.map(async (id) => (await priceOf(id)).price))).toEqual(before);
  await apply();
  await bill();
  const { trips: planned, leftOut } = await plan('takeBack');
  expect([planned, leftOut.map(({ why }) => why)]).toEqual([[], ['billed', 'billed']]);
});

test('a trip that is not reserved yet is priced with its payer when it is', async () => {
  const { join, joinOpen, apply, read } = shared;
  await join();
  const open = await joinOpen();
  await apply();
  const moved = await room.coordinator.ask(moveTrip, {
    params: { id: open },
    body: { step: 'reserve', reason: 'The school asked for it.' },
  });
  expect(moved.status, moved.text).toBe(200);
  expect((await read()).agreed[0]?.amount).toBe((await read()).totals.together);
});

test('a trip whose payer is lost is reserved again at the whole price, and those concerned are told', async () => {
  const { join, apply, priceOf, edit, bill } = shared;
  const [first, second] = [await join(), await join()];
  const whole = (await priceOf(second)).price;
  await apply();
  const shares = (await priceOf(second)).price;
  const reserveAgain = async () => {
    await edit(second, { state: 'enquiry' });
    const body = { step: 'reserve', reason: 'The school asked for it.' } as const;
    const moved = await room.coordinator.ask(moveTrip, { params: { id: second }, body });
    expect(moved.status, moved.text).toBe(200);
  };
  await reserveAgain();
  const kept = await priceOf(second, room.parent);
  expect([kept.price, kept.priceChanges.map(({ cause }) => cause)]).toEqual([shares, ['group']]);
  await edit(first, { state: 'cancelled' });
  await reserveAgain();
  const { price, priceChanges } = await priceOf(second, room.parent);
  expect(price).toEqual(whole);
  expect(priceChanges.map(({ cause, difference, consent }) => [cause, difference, consent]).toSorted()).toEqual([
    ['group', '-73.80', 'notNeeded'],
    ['group', '73.80', 'notNeeded'],
  ]);
  const notices = await room.app.db.select().from(notifications).where(eq(notifications.userId, room.parentId));
  const told = notices.filter(({ kind, data }) => kind === 'tripPriceChanged' && (data as { tripId: number }).tripId === second);
  expect(told.map(({ data }) => data)).toContainEqual(expect.objectContaining({ cause: 'group', after: whole?.amount }));
  expect((await priceOf(second)).tasks.filter(({ kind }) => kind === 'priceDifference')).toEqual([]);
  expect((await bill()).invoices.map(({ tripId, total }) => [tripId, total])).toEqual([[second, whole?.amount]]);
});

test('agents change trips that they look after; finance and parents change none', async () => {
  const { join, plan, toShown, change, edit, agent } = shared;
  const own = [await join(), await join()];
  const foreign = await join();
  await edit(foreign, { agentId: null });
  const planned = await plan('apply', agent);
  expect(planned.trips.map(({ tripId }) => tripId)).toEqual(own);
  expect((await change(toShown(planned), 'apply', agent)).body.changed).toBe(1);
  const shown = [{ tripId: foreign, version: 1, carrierId: own[0] ?? 0, after: '1.00' }];
  expect((await change(shown, 'apply', agent)).status).toBe(409);
  for (const client of [room.finance, room.parent]) expect((await change(shown, 'apply', client)).status).toBe(403);
});

test('agents leave alone what a trip pays that they do not see', async () => {
  const { join, plan, apply, edit, agent } = shared;
  const foreign = await join();
  const own = await join();
  await apply();
  await edit(foreign, { agentId: null });
  for (const how of ['apply', 'takeBack'] as const) expect((await plan(how)).trips.map(({ tripId }) => tripId)).toContain(own);
  const seen = await plan('apply', agent);
  expect(seen.trips).toMatchObject([{ tripId: own, isChanged: false, carrier: { tripId: foreign, name: '' } }]);
  expect(seen.leftOut).toEqual([]);
  expect(seen.totals.difference).toBe('0.00');
});

test('a price that is agreed without what another trip pays is kept under a later price book', async () => {
  const { join, apply, priceOf, edit } = shared;
  const [first, second, third] = [await join(), await join(), await join()];
  await apply();
  const agreed = (await priceOf(third)).price;
  await edit(first, { state: 'cancelled' });
  await republishBook(room.app, 3, ({ counties, hostFamilies }) => ({
    counties: counties.map((county) => ({ ...county, pricings: [{ pricingTemplateId: 2, amount: '80' }] })),
    hostFamilies: hostFamilies.map((family) => ({
      ...family,
      pricings: family.pricings?.map((pricing) => ({ ...pricing, amount: '120' })),
    })),
  }));
  expect((await apply()).changed).toBe(2);
  const { price, carrier } = await priceOf(third);
  expect([price, carrier?.tripId, carrier?.problem]).toEqual([agreed, second, null]);
});
