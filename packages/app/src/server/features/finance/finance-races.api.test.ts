// Many at once, over many connections: numbers without gaps, one payment of one key, nothing paid twice.

import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { createInvoice, payInvoice, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { recordPayment, refundPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { besideTransaction } from '#server/testing/one-connection.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

const send = (id: number) => finance.ask(sendInvoice, { params: { id }, body: { version: 1 } });

/** Sends as a patient client does: where the server has no connection left for it, it comes again. */
async function sendPatiently(id: number, attempts = 20): Promise<Awaited<ReturnType<typeof send>>> {
  const answer = await send(id);
  return answer.status === 503 && attempts > 1 ? sendPatiently(id, attempts - 1) : answer;
}

/** Each to a buyer of its own: one address is mailed so many times an hour only. */
async function drafts(count: number, businessId: number): Promise<number[]> {
  const { body } = await finance.ask(createInvoice, { body: { businessId, typed: COMPLETE_INVOICE } });
  const { db } = server.app;
  const [row] = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [body.id]));
  if (row === undefined) throw new Error('the draft was not made');
  const { id: _, ...columns } = row;
  const made = await db
    .insert(invoices)
    .values(Array.from({ length: count }, (_, at) => ({ ...columns, buyerEmail: `buyer-${at}@example.test` })))
    .returning({ id: invoices.id });
  return made.map(({ id }) => id);
}

testOnPostgresql(
  '200 are sent at once: 200 numbers follow one another',
  async () => {
    const { businessId } = await createBusiness(server.app);
    const ids = await drafts(200, businessId);
    const answers = await Promise.all(ids.map((id) => sendPatiently(id)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const sequences = answers.map(({ body }) => Number(body.number?.slice(-5))).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  },
  120_000,
);

testOnPostgresql('one that is sent while no connection is free is answered as sent', async () => {
  const { businessId } = await createBusiness(server.app);
  const [id = 0] = await drafts(1, businessId);
  const { db, database } = server.app;
  let sending: ReturnType<typeof send> | undefined;
  let others: Promise<'others'> | undefined;
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(invoices)
      .where(inArray(invoices.id, [id]))
      .for('update');
    sending = send(id);
    await waitForLock(db);
    others = besideTransaction(async () => {
      await Promise.all(Array.from({ length: 30 }, () => database.raw.query('select pg_sleep(0.5)')));
      return 'others' as const;
    });
  });
  expect(await Promise.race([sending, others])).toMatchObject({ status: 200 });
  await others;
});

testOnPostgresql('one is sent by two at once: one of them', async () => {
  const { businessId } = await createBusiness(server.app);
  const [id = 0] = await drafts(1, businessId);
  const statuses = (await Promise.all([send(id), send(id)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

testOnPostgresql('the same payment comes a hundred times at once: it is one', async () => {
  const { businessId } = await createBusiness(server.app);
  const [invoiceId = 0] = await drafts(1, businessId);
  await send(invoiceId);
  const body = { businessId, amount: '23', paidOn: '2026-06-15', method: 'card', payerName: 'Ann', key: 'one event' } as const;
  const asked = { body: { ...body, allocations: [{ invoiceId, amount: '23' }] } };
  const answers = await Promise.all(Array.from({ length: 100 }, () => finance.ask(recordPayment, asked)));
  expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
  expect((await finance.ask(readInvoice, { params: { id: invoiceId } })).body).toMatchObject({ paid: '23.00', outstanding: '100.00' });
});

testOnPostgresql('two pay all of an invoice at once: one is refused', async () => {
  const { businessId } = await createBusiness(server.app);
  const [id = 0] = await drafts(1, businessId);
  const { version } = (await send(id)).body;
  const paying = { amount: '123', paidOn: '2026-06-15', method: 'cash' } as const;
  const byPage = [1, 2].map(() => finance.ask(payInvoice, { params: { id }, body: { ...paying, version } }));
  expect((await Promise.all(byPage)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const [other = 0] = await drafts(1, businessId);
  await send(other);
  const body = { businessId, payerName: 'Ann', ...paying, allocations: [{ invoiceId: other, amount: '123' }] };
  const byHand = await Promise.all([1, 2].map(() => finance.ask(recordPayment, { body })));
  expect(byHand.map(({ status }) => status).sort()).toEqual([200, 409]);
});

testOnPostgresql('two refund all of a payment at once: one is refused', async () => {
  const { businessId } = await createBusiness(server.app);
  const paying = { amount: '50', paidOn: '2026-06-15', method: 'cash', payerName: 'Ann' } as const;
  const { id, version } = (await finance.ask(recordPayment, { body: { businessId, ...paying } })).body;
  const asked = { params: { id }, body: { amount: '50', paidOn: '2026-06-16', reason: 'Back', version } };
  const answers = await Promise.all([1, 2].map(() => finance.ask(refundPayment, asked)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
