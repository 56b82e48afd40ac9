// What counts as billing the price of a trip: its quote and what was settled of it, and nothing that was typed by hand.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createInvoice, readTripToBill, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { finishTripTask } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
});

const { host, read, move } = createTripActions(() => room);
const { invoicesOf, settle, openTasks, found, edit, dearer } = createPriceActions(() => room);

describe('the price of a trip', () => {
  test('stays on the list of staff until its difference is settled', async () => {
    const id = await dearer();
    const task = (await read(id)).tasks.find(({ kind }) => kind === 'priceDifference');
    const { difference } = (await read(id)).billing ?? {};
    for (const state of ['done', 'dropped'] as const) {
      expect(await room.finance.ask(finishTripTask, { params: { id: task?.id ?? 0 }, body: { state } })).toMatchObject({
        status: 409,
        body: { code: 'differenceOpen', message: expect.stringContaining(difference ?? '?') },
      });
    }
    expect(await openTasks(id)).toContainEqual(`priceDifference ${difference}`);
    await settle(id, { difference, reason: 'Agreed' });
    expect(await openTasks(id)).not.toContainEqual(expect.stringContaining('priceDifference'));
  });

  test('is not settled while it is drafted once more: it would be billed twice', async () => {
    const id = await dearer();
    const { quoteFingerprint } = (await room.finance.ask(readTripToBill, { params: { id } })).body.trip;
    const about = { businessId: room.businessId, buyerId: room.parentId, tripId: id, quoteFingerprint, billAgain: 'By post' };
    const drafted = await room.finance.ask(createInvoice, { body: { ...about, typed: { ...COMPLETE_INVOICE, lines: [] } } });
    expect(drafted.status).toBe(200);
    const { difference } = (await read(id)).billing ?? {};
    expect(await settle(id, { difference, reason: 'Agreed' })).toMatchObject({ status: 409, body: { code: 'draftUnsent' } });
    expect((await read(id)).billing?.difference).toBe(difference);
  });

  test('is forgone and given back by finance alone, not by the agent of the trip; what is given back is not forgone', async () => {
    const agent = await room.signInAs('Agent');
    const { id: agentId } = (await agent.ask(readUser, {})).body;
    const [more, less] = [await dearer(), await room.reserved()];
    await edit(less, '2026-07-12');
    await room.app.db
      .update(trips)
      .set({ agentId })
      .where(inArray(trips.id, [more, less]));
    const asked = async (id: number) => ({ difference: (await read(id)).billing?.difference, reason: 'Kindness' });
    expect((await settle(more, { ...(await asked(more)), how: 'waive' }, agent)).status).toBe(403);
    expect((await settle(less, await asked(less), agent)).status).toBe(403);
    const wrong = await settle(less, { ...(await asked(less)), how: 'waive' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['how']]);
    expect((await settle(more, await asked(more), agent)).status).toBe(200);
  });

  test('is billed by its quote alone: what was typed by hand is neither owed nor credited with it', async () => {
    const id = await room.reserved();
    const extra = async (amount: string) => {
      const lines = [{ id: 1, description: 'Airport taxi', quantity: '1', unitAmount: amount, vatPercentage: '0' }];
      const body = { businessId: room.businessId, buyerId: room.parentId, tripId: id, typed: { ...COMPLETE_INVOICE, lines } };
      const { body: draft } = await room.finance.ask(createInvoice, { body: { ...body, quoteFingerprint: null } });
      expect(draft.total).toBe(amount);
      expect((await read(id)).billing?.draft).toBeNull();
      expect((await room.finance.ask(sendInvoice, { params: { id: draft.id }, body: { version: draft.version } })).status).toBe(200);
    };
    await extra('50.00');
    const { billing, price } = await read(id);
    expect(billing).toMatchObject({ agreed: price?.amount, billed: price?.amount, difference: '0.00' });
    // What the price is more than billed is owed, though as much was typed by hand.
    await edit(id, '2026-07-14');
    const difference = (await read(id)).billing?.difference ?? '';
    await extra(difference);
    expect((await read(id)).billing).toMatchObject({ billed: price?.amount, difference });
    expect(await settle(id, { difference, reason: 'Agreed' })).toMatchObject({ status: 200, body: { difference: '0.00' } });
    // And what it is less is credited of the stay alone.
    await edit(id, '2026-07-12');
    const less = (await read(id)).billing?.difference;
    expect(await settle(id, { difference: less })).toMatchObject({ status: 200, body: { difference: '0.00' } });
    const notes = (await invoicesOf(id)).filter(({ kind }) => kind === 'credit').map(({ document }) => JSON.parse(document ?? ''));
    expect(notes.flatMap(({ lines }) => lines.map(({ kind }: { kind: string }) => kind))).toEqual(notes.map(() => 'quoted'));
    expect(await found(id)).toEqual([]);
  });

  test('was billed by an invoice typed by hand when extras were not told apart yet', async () => {
    const id = await room.newTrip();
    const { body: draft } = await room.finance.ask(createInvoice, {
      body: { businessId: room.businessId, buyerId: room.parentId, quoteFingerprint: null, tripId: id, typed: COMPLETE_INVOICE },
    });
    await room.app.db.update(invoices).set({ extrasApart: false }).where(eq(invoices.id, draft.id));
    await room.finance.ask(sendInvoice, { params: { id: draft.id }, body: { version: draft.version } });
    expect((await move(id, 'reserve', { hostFamilyId: host(0).familyId })).status).toBe(200);
    const { billing, price } = await read(id);
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(billing).toMatchObject({ agreed: price?.amount, billed: draft.total });
    expect(billing?.difference).not.toBe('0.00');
    expect(await settle(id, { difference: billing?.difference, reason: 'Agreed by phone' })).toMatchObject({
      status: 200,
      body: { difference: '0.00' },
    });
    // And what the price is less then is credited of either.
    await edit(id, '2026-07-11');
    const less = (await read(id)).billing?.difference;
    expect(await settle(id, { difference: less })).toMatchObject({ status: 200, body: { difference: '0.00' } });
    expect(await found(id)).toEqual([]);
  });

  test('is billed though an extra of it was billed before', async () => {
    const id = await room.newTrip();
    const { body: draft } = await room.finance.ask(createInvoice, {
      body: { businessId: room.businessId, buyerId: room.parentId, quoteFingerprint: null, tripId: id, typed: COMPLETE_INVOICE },
    });
    await room.finance.ask(sendInvoice, { params: { id: draft.id }, body: { version: draft.version } });
    expect((await move(id, 'reserve', { hostFamilyId: host(0).familyId })).status).toBe(200);
    const { billing, price } = await read(id);
    expect(billing).toMatchObject({ billed: price?.amount, difference: '0.00' });
  });
});
