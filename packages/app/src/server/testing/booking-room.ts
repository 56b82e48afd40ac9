// A server on which stays can be booked, with what its parents and the built-in gateway do.

import { eq } from 'drizzle-orm';
import { checkCurrentTrip } from '#contract/booking/booking.endpoints.ts';
import type { IntentAnswer } from '#contract/booking/booking.shapes.ts';
import type { CurrentTrip } from '#contract/booking/current-trip.ts';
import { getIntent, placeBooking } from '#contract/booking/payments.endpoints.ts';
import { confirmTestIntent } from '#contract/booking/test-gateway.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { payments } from '#server/db/schema/finance.ts';
import { paymentIntents, testGatewayIntents } from '#server/db/schema/gateway.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { newToken, sessionIdOf } from '#server/platform/sessions.ts';
import { type Bookable, cardOf, type MadeBooker, makeBookable, makeBookers } from './bookable.ts';
import type { TestClient } from './client.ts';
import { startServer, type TestServer } from './start.ts';

export interface Booker extends MadeBooker {
  readonly client: TestClient;
}

export interface BookingRoom extends TestServer, Bookable {
  /** A parent with a child, signed in. */
  booker(): Promise<Booker>;
  /** As many of them, each another one. */
  bookers(count: number): Promise<Booker[]>;
  /** Asks to pay for a booking at the price that its check gives. */
  ask(booker: Booker, trip: CurrentTrip, more?: object): Promise<{ status: number; body: IntentAnswer; text: string }>;
  confirm(intent: { paymentIntentId: string; clientSecret: string | null }, card?: string): Promise<{ status: number; body: unknown }>;
  indent(booker: Booker, paymentIntentId?: string): ReturnType<TestClient['ask']>;
  /** All that there is of a parent's money and bookings. */
  books(userId: number): Promise<{ received: number; back: number; trips: number; orders: string[]; held: number }>;
}

/** @param count families of one county, with two beds each unless said otherwise */
export async function startBookingRoom({
  count: families = 3,
  beds = 2,
  settings = {},
}: {
  count?: number;
  beds?: number;
  settings?: Record<string, string>;
} = {}): Promise<BookingRoom> {
  const server = await startServer(settings);
  const { app } = server;
  const bookable = await makeBookable(app, { count: families, beds });

  /** Their sessions are begun as signing in does; a password hundreds of times would only take its time. */
  async function bookers(count: number): Promise<Booker[]> {
    const at = app.clock.now();
    const made = (await makeBookers(app, count)).map((one) => ({ ...one, token: newToken() }));
    await app.db.insert(sessions).values(made.map(({ token, userId }) => ({ id: sessionIdOf(token), userId, createdAt: at, seenAt: at })));
    return made.map(({ token, ...one }) => {
      const client = server.visitor();
      client.cookies.set('session', token);
      return { ...one, client };
    });
  }

  return {
    ...server,
    ...bookable,
    bookers,
    async booker() {
      const [one] = await bookers(1);
      if (one === undefined) throw new Error('no parent was made');
      return one;
    },
    async ask({ client }, currentTrip, more = {}) {
      const { body } = await client.ask(checkCurrentTrip, { body: { currentTrip } });
      // What can't be paid now has a price all the same: another may have been quicker.
      const amount = Math.round(Number(body.quote?.['total'] ?? 888) * 100);
      const payload = body.payload ?? { amount, numberOfDays: 7, fullImmersionDays: 7, businessId: bookable.businessId, pricings: [] };
      return client.ask(getIntent, { body: { ...payload, currentTrip, ...more } });
    },
    async confirm({ paymentIntentId, clientSecret }, card = '4242424242424242') {
      const visitor = server.visitor();
      await visitor.send('GET', '/api/user');
      const body = { clientSecret: clientSecret ?? '', card: cardOf(card) };
      return visitor.ask(confirmTestIntent, { params: { reference: paymentIntentId }, body });
    },
    indent: ({ client }, paymentIntentId) => client.ask(placeBooking, { body: paymentIntentId === undefined ? {} : { paymentIntentId } }),
    async books(userId) {
      const { db } = app;
      const intents = await db.select().from(paymentIntents).where(eq(paymentIntents.payerId, userId));
      const keys = new Set(intents.map(({ gateway, reference }) => `gateway:${gateway}:${reference}`));
      const all = await db.select().from(payments);
      const received = all.filter(({ key }) => key !== null && keys.has(key));
      const ids = new Set(received.map(({ id }) => id));
      const back = all.filter(({ refundsId }) => refundsId !== null && ids.has(refundsId));
      const orders = await db.select().from(bookingOrders).where(eq(bookingOrders.userId, userId)).orderBy(bookingOrders.id);
      const own = await db.select().from(trips).where(eq(trips.parentId, userId));
      const blocks = await db.select().from(hostCalendarBlocks);
      const mine = blocks.filter(({ tripId, orderId }) => own.some(({ id }) => id === tripId) || orders.some(({ id }) => id === orderId));
      return {
        received: received.length,
        back: back.length,
        trips: own.length,
        orders: orders.map(({ state }) => state),
        held: mine.length,
      };
    },
  };
}

/** What the built-in gateway has in its own books. */
export function gatewayBooks({ app }: Pick<TestServer, 'app'>) {
  return app.db.select().from(testGatewayIntents);
}
