// For how long beds are held for a parent who does not pay, however they ask.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { clearCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture({ count: 2 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  at(0);
  parent = await room.booker();
});

function at(minutes: number): void {
  room.time.now = new Date(Date.parse('2026-06-15T10:00:00Z') + minutes * 60_000);
}

describe('a hold', () => {
  test('is an hour in all, however it is asked for, and then others have their turn', async () => {
    const trip = room.trip(parent);
    expect((await room.ask(parent, trip)).body.order?.expiresAt).toBe('2026-06-15T10:30:00.000Z');
    at(31);
    // The same order again, which nobody has swept away.
    expect((await room.ask(parent, trip)).body.order?.expiresAt).toBe('2026-06-15T11:00:00.000Z');
    at(40);
    await parent.client.ask(clearCurrentTrip, {});
    // Another order of another night at the same family.
    const longer = { ...trip, toDate: '2026-07-13' };
    expect((await room.ask(parent, longer)).body.order?.expiresAt).toBe('2026-06-15T11:00:00.000Z');
    for (const minutes of [58, 61, 119]) {
      at(minutes);
      await room.runJobs({ scheduled: true });
      if (minutes === 58) continue;
      const refused = await parent.client.ask(getIntent, {
        body: { amount: 99_900, numberOfDays: 7, fullImmersionDays: 7, businessId: room.businessId, pricings: [], currentTrip: trip },
      });
      expect(refused).toMatchObject({ status: 429, body: { code: 'holdOver' } });
      expect(refused.headers.get('retry-after')).toBe(String((120 - minutes) * 60));
      expect(await room.books(parent.userId)).toMatchObject({ held: 0 });
    }
    const other = await room.booker();
    expect((await room.ask(other, room.trip(other))).status).toBe(200);
    await other.client.ask(clearCurrentTrip, {});
    at(120);
    expect((await room.ask(parent, trip)).body.order?.expiresAt).toBe('2026-06-15T12:30:00.000Z');
  });

  test('begins anew when other beds are chosen', async () => {
    await room.ask(parent, room.trip(parent));
    at(59);
    await room.runJobs({ scheduled: true });
    const elsewhere = room.trip(parent, { hostFamilyId: room.families[1] ?? 0 });
    expect((await room.ask(parent, elsewhere)).body.order?.expiresAt).toBe('2026-06-15T11:29:00.000Z');
  });
});
