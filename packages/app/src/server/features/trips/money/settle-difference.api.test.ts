// What a trip costs and what was billed for it: told with both prices, agreed to by the parent, and settled to the cent, never by itself.

import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createInvoice, creditInvoice, readTripToBill } from '#contract/finance/invoices/invoices.endpoints.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { answerPrice, chooseFamily, listOtherFamilies } from '#contract/trips/settle-trip.endpoints.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 4, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
});

const { host, offerOf, read, accept, decline } = createTripActions(() => room);
const { invoicesOf, cents, settle, openTasks, found, pay, edit, dearer } = createPriceActions(() => room);
const toldPrices = async (userId: number, tripId: number) =>
  (await room.app.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)).flatMap(
    ({ kind, data }) => (kind === 'tripPriceChanged' && (data as { tripId: number }).tripId === tripId ? [data] : []),
  );

describe('a trip that is priced again', () => {
  test('is billed the difference once, with a line that says so and the VAT of the new price', async () => {
    const id = await dearer();
    const { billing, price } = await read(id);
    expect(cents(billing?.difference)).toBe(cents(price?.amount) - cents(billing?.billed));
    expect(cents(billing?.difference)).toBeGreaterThan(0);
    expect(await found(id)).toMatchObject([
      { expected: billing?.agreed, found: billing?.billed, amount: billing?.difference, subjectType: 'trip' },
    ]);
    const asked = { difference: billing?.difference ?? '', reason: 'Agreed by phone' };
    expect(await settle(id, asked)).toMatchObject({ status: 200, body: { difference: '0.00', billed: billing?.agreed } });
    const [, second] = await invoicesOf(id);
    expect(second).toMatchObject({ kind: 'sales', state: 'sent', total: billing?.difference });
    const document = JSON.parse(second?.document ?? '{}');
    expect(document.lines).toMatchObject([{ description: 'Difference from the agreed price', detail: expect.stringContaining('Agreed:') }]);
    expect(await found(id)).toEqual([]);
    expect(await openTasks(id)).not.toContainEqual(expect.stringContaining('priceDifference'));
    expect(await settle(id, asked)).toMatchObject({ status: 409, body: { code: 'differenceMoved' } });
    expect(await settle(id, { ...asked, difference: '0.00' })).toMatchObject({ status: 409, body: { code: 'nothingToSettle' } });
  });

  test('is not billed whole again, at whichever price', async () => {
    const id = await dearer();
    const { body: toBill } = await room.finance.ask(readTripToBill, { params: { id } });
    const [first] = await invoicesOf(id);
    expect(toBill).toMatchObject({ billedBy: { id: first?.id }, billing: { difference: (await read(id)).billing?.difference } });
    const { businessId, quoteFingerprint } = toBill.trip;
    const body = { businessId, buyerId: room.parentId, quoteFingerprint, tripId: id, typed: { ...COMPLETE_INVOICE, lines: [] } };
    expect(await room.finance.ask(createInvoice, { body })).toMatchObject({ status: 409, body: { code: 'alreadyBilled' } });
  });

  test('for less is credited, and what was overpaid is to go back', async () => {
    const id = await room.reserved();
    await pay(id);
    await edit(id, '2026-07-12');
    const { billing } = await read(id);
    expect(cents(billing?.difference)).toBeLessThan(0);
    expect((await settle(id, { difference: billing?.difference }, room.coordinator)).status).toBe(403);
    expect(await settle(id, { difference: billing?.difference })).toMatchObject({ status: 200, body: { difference: '0.00' } });
    const [, note] = await invoicesOf(id);
    expect(note).toMatchObject({ kind: 'credit', total: billing?.difference });
    expect(await openTasks(id)).toEqual([`refund ${billing?.difference?.slice(1)}`]);
    expect(await found(id)).toEqual([]);
  });

  test('can be kept at what was billed, for a reason, until the price changes again', async () => {
    const id = await dearer();
    const { billing } = await read(id);
    const asked = { how: 'waive', difference: billing?.difference };
    expect(Object.keys((await settle(id, asked)).body.errors ?? {})).toEqual(['reason']);
    expect(await settle(id, { ...asked, reason: 'Our fault' })).toMatchObject({
      status: 200,
      body: { agreed: billing?.billed, difference: '0.00' },
    });
    expect(await found(id)).toEqual([]);
    const { toDate } = await read(id);
    await edit(id, '2026-07-14');
    const later = await read(id);
    expect(cents(later.billing?.difference)).toBe(cents(later.price?.amount) - cents(billing?.billed));
    // Nor is it forgone of the same price once that has changed and come back.
    await edit(id, toDate);
    expect((await read(id)).billing).toMatchObject({ agreed: billing?.agreed, difference: billing?.difference });
  });

  test('comes to the agreed price to the cent after whatever was priced, paid, credited and settled', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('price' as const), day: fc.integer({ min: 8, max: 20 }) }),
      fc.record({ kind: fc.constant('credit' as const), part: fc.integer({ min: 1, max: 99 }) }),
      fc.constant({ kind: 'pay' as const }),
      fc.constant({ kind: 'settle' as const }),
    );
    const settled = async (id: number) => {
      const difference = (await read(id)).billing?.difference ?? '';
      if (cents(difference) !== 0) expect((await settle(id, { difference, reason: 'Agreed' })).status).toBe(200);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async (acts) => {
        await room.app.db.delete(hostCalendarBlocks);
        const id = await room.reserved();
        for (const one of acts) {
          if (one.kind === 'price') await edit(id, `2026-07-${String(one.day).padStart(2, '0')}`);
          if (one.kind === 'pay') await pay(id);
          if (one.kind === 'settle') await settled(id);
          if (one.kind !== 'credit') continue;
          const open = (await invoicesOf(id)).findLast(({ kind, total, credited }) => kind === 'sales' && cents(total) > cents(credited));
          if (open === undefined) continue;
          const amount = (Math.ceil(((cents(open.total) - cents(open.credited)) * one.part) / 100) / 100).toFixed(2);
          const body = { amount, reason: 'Goodwill', version: open.version };
          expect((await room.finance.ask(creditInvoice, { params: { id: open.id }, body })).status).toBe(200);
        }
        await settled(id);
        const { price, billing } = await read(id);
        const all = (await invoicesOf(id)).filter(({ state }) => state !== 'void');
        const sum = (figure: 'total' | 'vat') =>
          all.reduce((so, { document }) => so + cents(JSON.parse(document ?? '{}').totals[figure]), 0);
        expect([sum('total'), billing?.difference]).toEqual([cents(price?.amount), '0.00']);
        // An invoice of the whole price would state the same VAT.
        const { body: whole } = await room.finance.ask(createInvoice, {
          body: {
            ...{ businessId: room.businessId, buyerId: room.parentId, tripId: id, billAgain: 'To compare' },
            ...{ quoteFingerprint: (await read(id)).quoteFingerprint, typed: { ...COMPLETE_INVOICE, lines: [] } },
          },
        });
        expect(sum('vat')).toBe(cents((whole.document as { totals?: { vat: string } } | null)?.totals?.vat));
        expect(await found(id)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 120_000);
});

describe('a dearer family that steps in', () => {
  test('is told to parent and staff with both prices, and billed only once the parent has agreed', async () => {
    // What came before may have used up the mails that the parent gets in an hour.
    await room.runJobs();
    await room.app.db.delete(attempts);
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    await pay(id);
    const before = (await read(id)).price;
    await decline(id);
    const { price, billing, priceChanges } = await read(id, room.parent);
    const told = { cause: 'backup', before: before?.amount, after: price?.amount, difference: billing?.difference, isAsked: true };
    expect(await toldPrices(room.parentId, id)).toMatchObject([told]);
    const { body: staff } = { body: await toldPrices((await read(id)).coordinator?.id ?? 0, id) };
    expect(staff).toMatchObject([told]);
    const sent = (await getEmailsTo(room, 'mother@example.test')).filter(({ subject }) => subject.startsWith('Price '));
    const written = Number(price?.amount).toLocaleString('en-IE', { style: 'currency', currency: 'EUR' });
    for (const said of [`is now ${written}`, `/travel/trips/${id}`, 'accept or refuse the new price']) {
      expect(sent.at(-1)?.text).toContain(said);
    }
    expect(sent.at(-1)?.text).not.toContain('The parent');
    expect(priceChanges).toMatchObject([{ cause: 'backup', consent: 'asked', difference: billing?.difference }]);
    const asked = { difference: billing?.difference };
    expect(await settle(id, asked)).toMatchObject({ status: 409, body: { code: 'consentMissing' } });
    const answer = { changeId: priceChanges[0]?.id ?? 0, isAgreed: true };
    expect((await room.coordinator.ask(answerPrice, { params: { id }, body: answer })).status).toBe(403);
    expect((await room.parent.ask(answerPrice, { params: { id }, body: answer })).body.priceChanges).toMatchObject([{ consent: 'agreed' }]);
    expect((await settle(id, asked)).status).toBe(200);
  });

  test('is a task for staff where the parent does not agree', async () => {
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    await decline(id);
    const [change] = (await read(id, room.parent)).priceChanges;
    await room.parent.ask(answerPrice, { params: { id }, body: { changeId: change?.id ?? 0, isAgreed: false } });
    expect(await openTasks(id)).toContainEqual(`priceRefused ${change?.difference}`);
    const again = await room.parent.ask(answerPrice, { params: { id }, body: { changeId: change?.id ?? 0, isAgreed: true } });
    expect(again).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
  });

  test('is told, too, where another one that was asked accepts first', async () => {
    const id = await room.reserved();
    await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(1).familyId], state: 'awaiting_review' } });
    expect((await accept(id, 1)).status).toBe(200);
    expect(await toldPrices(room.parentId, id)).toMatchObject([{ cause: 'otherFamily', isAsked: true }]);
  });
});

describe('a paid trip whose family has declined', () => {
  test('goes to the family that was asked as well, which can accept', async () => {
    const id = await room.reserved();
    await pay(id);
    await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(2).familyId], state: 'awaiting_review' } });
    await decline(id);
    expect(await read(id)).toMatchObject({ state: 'reserved', hostFamily: { id: host(2).familyId } });
    expect((await accept(id, 2)).status).toBe(200);
  });

  test('is given to another one by its parent, at the price that was shown, and what is paid counts', async () => {
    const id = await room.reserved();
    await pay(id);
    await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(3).familyId], state: 'potential' } });
    await decline(id);
    const lost = await read(id, room.parent);
    expect(lost).toMatchObject({ state: 'enquiry', mayChooseFamily: true });
    const { body } = await room.parent.ask(listOtherFamilies, { params: { id } });
    const ids = body.data.map(({ family }) => family.id);
    expect(ids).toEqual([3, 1, 2].map((index) => host(index).familyId));
    const one = body.data.find(({ family }) => family.id === host(1).familyId);
    expect(cents(one?.difference)).toBe(cents(one?.price) - cents(lost.billing?.billed));
    const choose = (quoteFingerprint: string) =>
      room.parent.ask(chooseFamily, { params: { id }, body: { hostFamilyId: host(1).familyId, quoteFingerprint } });
    expect(await choose('0'.repeat(64))).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
    const chosen = await choose(one?.fingerprint ?? '');
    expect(chosen.body).toMatchObject({ state: 'reserved', hostFamily: { id: host(1).familyId }, mayChooseFamily: false });
    expect((await invoicesOf(id)).filter(({ kind }) => kind === 'sales')).toHaveLength(1);
    expect((await accept(id, 1)).status).toBe(200);
    expect((await settle(id, { difference: one?.difference })).status).toBe(200);
    expect(await found(id)).toEqual([]);
  });

  test('is reserved with the next family that is asked for it, which can accept', async () => {
    const id = await room.reserved();
    await pay(id);
    await decline(id);
    await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(2).familyId], state: 'awaiting_review' } });
    expect(await read(id)).toMatchObject({ state: 'reserved', hostFamily: { id: host(2).familyId } });
    expect((await offerOf(id, 2))?.state).toBe('awaiting_review');
    expect((await accept(id, 2)).status).toBe(200);
  });

  test('is not given away by who has not seen the newest, nor before all is said of the child', async () => {
    const id = await room.reserved();
    await pay(id);
    await decline(id);
    const [one] = (await room.parent.ask(listOtherFamilies, { params: { id } })).body.data;
    const body = { hostFamilyId: one?.family.id ?? 0, quoteFingerprint: one?.fingerprint ?? '' };
    const { version } = await read(id, room.parent);
    const choose = (more: object) => room.parent.ask(chooseFamily, { params: { id }, body: { ...body, ...more } });
    expect(await choose({ version: version + 1 })).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', current: { id, version } },
    });
    await room.app.db.update(students).set({ gender: '' }).where(eq(students.id, room.childId));
    try {
      expect((await choose({ version })).body).toMatchObject({ code: 'studentDataMissing' });
    } finally {
      await room.app.db.update(students).set({ gender: 'female' }).where(eq(students.id, room.childId));
    }
    expect(await read(id)).toMatchObject({ state: 'enquiry', hostFamily: null, version });
    expect((await choose({ version })).body).toMatchObject({ state: 'reserved', hostFamily: { id: body.hostFamilyId } });
  });

  test('is given to another one by staff alone once the stay has begun', async () => {
    const id = await room.reserved();
    await pay(id);
    await decline(id);
    const [one] = (await room.parent.ask(listOtherFamilies, { params: { id } })).body.data;
    const body = { hostFamilyId: one?.family.id ?? 0, quoteFingerprint: one?.fingerprint ?? '' };
    const today = room.time.now;
    room.time.now = new Date(`${(await read(id)).fromDate}T10:00:00Z`);
    try {
      const tooLate = { status: 422, body: { code: 'tripNotToCome' } };
      expect(await room.parent.ask(chooseFamily, { params: { id }, body })).toMatchObject(tooLate);
      const asked = { hostFamilyIds: [host(1).familyId], state: 'awaiting_review' } as const;
      expect(await room.parent.ask(makeOffers, { params: { id }, body: asked })).toMatchObject(tooLate);
      expect((await room.coordinator.ask(chooseFamily, { params: { id }, body })).body).toMatchObject({ state: 'reserved' });
    } finally {
      room.time.now = today;
    }
  });

  test('is no other parent’s to give away, nor one that was never billed', async () => {
    const id = await room.newTrip();
    expect(await room.parent.ask(listOtherFamilies, { params: { id } })).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
    const lost = await room.reserved();
    await pay(lost);
    const userId = await room.createAccount({ email: 'father@example.test', roles: ['Parent'] });
    await room.app.db.insert(studentParents).values({ studentId: room.childId, userId, position: 1 });
    const father = await room.signInWith('father@example.test');
    for (const client of [father, host(0).client]) {
      expect((await client.ask(listOtherFamilies, { params: { id: lost } })).status).toBe(403);
      const body = { hostFamilyId: host(1).familyId, quoteFingerprint: '0'.repeat(64) };
      expect((await client.ask(chooseFamily, { params: { id: lost }, body })).status).toBe(403);
    }
  });
});
