// A stay is calendar days: the same nights at the same price whatever the clocks do, here and wherever the server stands.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkCurrentTrip, clearCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture();
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

async function issuesOf(dates: { readonly fromDate?: string; readonly toDate?: string }): Promise<string[]> {
  const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: room.trip(parent, dates) } });
  return body.issues.map(({ field, code }) => `${field} ${code}`);
}

// Spring and autumn, here and across the ocean, the leap day, and a midnight that is left out.
const CHANGES = [
  ['2027-03-26', '2027-03-29'],
  ['2026-10-23', '2026-10-26'],
  ['2027-03-12', '2027-03-15'],
  ['2026-10-30', '2026-11-02'],
  ['2028-02-27', '2028-03-01'],
  ['2027-04-28', '2027-05-01'],
] as const;

test.each(['Europe/Dublin', 'Asia/Tokyo', 'America/Los_Angeles', 'Africa/Cairo'])(
  'a stay is the same nights at the same price when the machine is in %s',
  async (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      for (const [fromDate, toDate] of CHANGES) {
        const { body } = await room.ask(parent, room.trip(parent, { fromDate, toDate }));
        // Three nights, whatever the clocks do in between.
        expect([body.paymentIntent?.numberOfDays, body.paymentIntent?.amount], fromDate).toEqual([4, 44_400]);
        const held = await room.app.db.select().from(hostCalendarBlocks);
        expect(held.map((block) => [block.fromDate, block.toDate])).toEqual([[fromDate, toDate]]);
        await parent.client.ask(clearCurrentTrip, {});
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

test('a stay begins on its day where the product works, be it yesterday or tomorrow elsewhere', async () => {
  // Half past midnight in Dublin, and still the day before in UTC.
  room.time.now = new Date('2026-07-05T23:30:00Z');
  expect(await issuesOf({ fromDate: '2026-07-05', toDate: '2026-07-08' })).toEqual(['fromDate datesPast']);
  expect(await issuesOf({})).toEqual([]);
});
