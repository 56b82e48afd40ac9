// Killed in the midst of bookings being paid: afterwards money that was taken is booked, once, or went back.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { getIntent, placeBooking } from '#contract/booking/checkout/payments.endpoints.ts';
import { confirmTestIntent } from '#contract/booking/checkout/test-gateway.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { signIn } from '#contract/identity/account.endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { createTestApp } from '#server/testing/app.ts';
import { TestClient } from '#server/testing/client.ts';
import { PASSWORD } from '#server/testing/fixtures/accounts.ts';
import { createBookable, createBooker, createCard } from '#server/testing/fixtures/bookable.ts';
import { testFolder } from './support/folder.ts';
import { type Program, startProgram } from './support/program.ts';

const KILLS = 4;
const TIMEOUT = 600_000;

/** A parent who books and pays, asking again whenever nobody has answered; done once the booking is placed. */
async function booked(origin: string, { email, currentTrip }: { email: string; currentTrip: object }): Promise<boolean> {
  try {
    const client = new TestClient(origin);
    await client.send('GET', '/api/user');
    await client.ask(signIn, { body: { email, password: PASSWORD } });
    const { payload } = (await client.ask(checkCurrentTrip, { body: { currentTrip } })).body;
    if (payload === null) return false;
    const { paymentIntent } = (await client.ask(getIntent, { body: { ...payload, currentTrip } })).body;
    if (!paymentIntent) return false;
    const body = { clientSecret: paymentIntent.clientSecret ?? '', card: createCard('4242424242424242') };
    if (paymentIntent.status !== 'succeeded')
      await client.ask(confirmTestIntent, { params: { reference: paymentIntent.paymentIntentId }, body });
    return (await client.ask(placeBooking, { body: { paymentIntentId: paymentIntent.paymentIntentId } })).status === 200;
  } catch {
    return false;
  }
}

/** Money and bookings of everybody, as the books have them. */
async function sums({ raw }: OpenDatabase) {
  const count = async (query: string) => Number(((await raw.query(query)).rows[0] as { n: number }).n);
  return {
    charged: await count(`select count(*)::int n from test_gateway_intents where state = 'succeeded'`),
    received: await count(`select count(*)::int n from payments where kind = 'received'`),
    back: await count(`select count(*)::int n from payments where kind = 'refund'`),
    placed: await count(`select count(*)::int n from booking_orders where state = 'placed'`),
    trips: await count(`select count(*)::int n from trips`),
    invoices: await count(`select count(*)::int n from invoices where state = 'paid'`),
    unsettled: await count(`select count(*)::int n from booking_orders where state = 'open'`),
  };
}

test('bookings recover from a kill of the server at any moment', { timeout: TIMEOUT }, async () => {
  const folder = testFolder();
  const look = async <Seen>(see: (database: OpenDatabase) => Promise<Seen>): Promise<Seen> => {
    const database = await openEmbedded(join(folder, 'database'));
    return see(database).finally(() => database.close());
  };
  const wishes = await look(async (database) => {
    const app = await createTestApp(database);
    const { families, trip } = await createBookable(app, { count: KILLS, beds: 1 });
    const made: { email: string; currentTrip: object }[] = [];
    for (const hostFamilyId of families) {
      const booker = await createBooker(app);
      made.push({ email: booker.email, currentTrip: trip(booker, { hostFamilyId, fromDate: '2030-07-08', toDate: '2030-07-14' }) });
    }
    return made;
  });
  let server: Program | undefined;
  onTestFinished(async () => void (await server?.end('SIGKILL')));
  for (const [kill, wish] of wishes.entries()) {
    server = await startProgram({ DATA_DIR: folder });
    const going = booked(server.origin, wish);
    await Promise.race([going, pause(80 + 130 * kill)]);
    await server.end('SIGKILL');
    await going;
  }
  // What the killed have begun is theirs for a while: as if that while were over.
  await look(({ raw }) => raw.query(`update pgboss.job set state = 'retry', start_after = now() where state in ('retry', 'active')`));
  server = await startProgram({ DATA_DIR: folder });
  for (const wish of wishes) {
    for (let tries = 0; tries < 3 && !(await booked(server.origin, wish)); tries += 1) await pause(100);
  }
  await pause(4000);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const { charged, received, back, placed, trips, invoices, unsettled } = await look(sums);
  expect({ charged, received, back, trips, invoices }).toEqual({
    charged: placed,
    received: placed,
    back: 0,
    trips: placed,
    invoices: placed,
  });
  expect(placed).toBe(KILLS);
  expect(unsettled).toBe(0);
});
