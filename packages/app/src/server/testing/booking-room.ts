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
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type Bookable, cardOf, type MadeBooker, makeBookable, makeBooker } from './bookable.ts';
import type { TestClient } from './client.ts';
import { startServer, type TestServer } from './start.ts';

export interface Booker extends MadeBooker {
  readonly client: TestClient;
}

export interface BookingRoom extends TestServer, Bookable {
  /** A parent with a child, signed in. */
  booker(): Promise<Booker>;
  /** Asks to pay for a booking at the price that its check gives. */
  ask(booker: Booker, trip: CurrentTrip, more?: object): Promise<{ status: number; body: IntentAnswer; text: string }>;
  confirm(intent: { paymentIntentId: string; clientSecret: string | null }, card?: string): Promise<{ status: number; body: unknown }>;
  indent(booker: Booker, paymentIntentId?: string): ReturnType<TestClient['ask']>;
  /** All that there is of a parent's money and bookings. */
  books(userId: number): Promise<{ received: number; back: number; trips: number; orders: string[]; held: number }>;
}

/** @param count families of one county, with two beds each unless said otherwise */
export async function startBookingRoom({
  count = 3,
  beds = 2,
  settings = {},
}: {
  count?: number;
  beds?: number;
  settings?: Record<string, string>;
} = {}): Promise<BookingRoom> {
  const server = await startServer(settings);
  const { app } = server;
  const { businessId, families, price, trip } = await makeBookable(app, { count, beds });

  return {
    ...server,
    businessId,
    families,
    price,
    trip,
    async booker() {
      const made = await makeBooker(app);
      return { ...made, client: await server.signedIn(made.email) };
    },
    async ask({ client }, currentTrip, more = {}) {
      const { body } = await client.ask(checkCurrentTrip, { body: { currentTrip } });
      const payload = body.payload ?? { amount: 88_800, numberOfDays: 7, fullImmersionDays: 7, businessId, pricings: [] };
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
