// A server with an invoice that is to be paid through the test gateway, what is told of it, and what that has moved.

import { eq } from 'drizzle-orm';
import { createInvoice, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listGatewayEvents } from '#contract/finance/payments/gateway.endpoints.ts';
import { listPayments } from '#contract/finance/payments/payments.endpoints.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import type { TestClient } from './client.ts';
import { makeIntent, sendEvent, type TestEvent } from './gateway.ts';
import { makeBusiness, TYPED } from './samples/invoices.ts';
import { startServer, type TestServer } from './start.ts';

/** What is to be paid: a new one for each test. */
export interface Demanded {
  readonly businessId: number;
  /** Of 123.00 euros. */
  readonly invoiceId: number;
  /** The test gateway's name of what is to be paid for it. */
  readonly intent: string;
}

export interface GatewayRoom extends TestServer {
  readonly finance: TestClient;
  /** Another business with an invoice, and the time at which tests begin. */
  demand(): Promise<Demanded>;
}

export const START = new Date('2026-06-15T10:00:00Z');

export async function startGatewayRoom(): Promise<GatewayRoom> {
  const server = await startServer();
  const finance = await server.as('Finance');
  return {
    ...server,
    finance,
    async demand() {
      server.time.now = START;
      const { businessId } = await makeBusiness(server.app);
      const invoiceId = await sendInvoiceOf(finance, { businessId });
      return { businessId, invoiceId, intent: await makeIntent(server.app, { businessId, invoiceId }) };
    },
  };
}

async function sendInvoiceOf(finance: TestClient, about: { businessId: number; tripId?: number }): Promise<number> {
  const { body } = await finance.ask(createInvoice, { body: { typed: TYPED, ...about } });
  await finance.ask(sendInvoice, { params: { id: body.id }, body: { version: body.version } });
  return body.id;
}

/**
 * @param room asked for each time, since it is there only once the tests begin
 * @param demanded what is to be paid in the test that runs
 */
export function gatewayActsIn(room: () => GatewayRoom, demanded: () => Demanded) {
  const send = async (event: object, header?: string) => sendEvent({ client: room().visitor(), app: room().app }, event, header);
  return {
    send,
    stateOf: async (event: TestEvent) => (await send(event)).body,
    /** An invoice of 123.00 that was sent. */
    sentInvoice: (about: { tripId?: number } = {}) => sendInvoiceOf(room().finance, { businessId: demanded().businessId, ...about }),
    /** The payments and refunds of the business. */
    moved: async () => {
      const { businessId } = demanded();
      const { body } = await room().finance.ask(listPayments, { query: { businessId: String(businessId), sort: 'createdAt' } });
      return body.data.map(({ kind, amount, unallocated }) => ({ kind, amount, unallocated }));
    },
    invoice: async (id = demanded().invoiceId) => (await room().finance.ask(readInvoice, { params: { id } })).body,
    intentState: async () =>
      (await room().app.db.select().from(paymentIntents).where(eq(paymentIntents.reference, demanded().intent)))[0]?.state,
    listed: async (query: object = {}) =>
      (await room().finance.ask(listGatewayEvents, { query: { reference: demanded().intent, ...query } })).body.data,
  };
}
