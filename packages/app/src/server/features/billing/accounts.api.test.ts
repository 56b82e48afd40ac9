// One account: settled, reminded, mailed, had as a file, and seen by those whom it concerns.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exportLedger,
  listAccounts,
  previewSettlement,
  readStatement,
  readStatementFile,
  remindOfAccount,
  sendStatement,
  settleAccount,
} from '#contract/finance/billing/billing.endpoints.ts';
import type { ListedAccount } from '#contract/finance/billing/billing.shapes.ts';
import { users } from '#server/db/schema/identity.ts';
import { mails } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayment, createSentInvoice } from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

const EVER = { from: '2020-01-01', to: '2099-12-31' };

async function allAccounts(client = finance, query: object = {}): Promise<ListedAccount[]> {
  return (await client.ask(listAccounts, { query: { perPage: 100, ...query } })).body.data;
}

describe('one account', () => {
  async function customer(name: string) {
    const { businessId } = await createBusiness(server.app);
    const no = await server.createAccount({ email: `${name.toLowerCase()}@example.test`, roles: ['Parent'], firstName: name });
    await server.app.db.update(users).set({ locale: 'de' }).where(eq(users.id, no));
    const bill = (cents: number, dueDate: string) =>
      createSentInvoice(server.app, {
        businessId,
        buyerId: no,
        buyerName: `${name} Only`,
        buyerEmail: `${name}@example.test`,
        other: cents,
        dueDate,
      });
    const params = { type: 'parent', no } as const;
    return { businessId, no, bill, params };
  }

  test('is settled as the preview shows: the oldest money pays the oldest debt', async () => {
    const { businessId, bill, params } = await customer('Settle');
    const late = await bill(3000, '2026-04-01');
    const later = await bill(5000, '2026-05-01');
    const paymentId = await createPayment(server.app, { businessId, payerName: 'settle only', amount: 4500 });
    const { body } = await finance.ask(previewSettlement, { params });
    expect(body.parts.map(({ invoiceId, amount }) => [invoiceId, amount])).toEqual([
      [late, '30.00'],
      [later, '15.00'],
    ]);
    const parts = body.parts.map(({ invoiceId, amount }) => ({ paymentId, invoiceId, amount }));
    const changed = (change: object) => parts.map((part, index) => (index === 0 ? { ...part, ...change } : part));
    for (const wrong of [
      parts.slice(0, 1),
      changed({ amount: '20.00' }),
      changed({ invoiceId: later }),
      changed({ paymentId: paymentId + 1 }),
    ]) {
      const { status } = await finance.ask(settleAccount, { params, body: { parts: wrong } });
      expect([status, (await finance.ask(previewSettlement, { params })).body.parts]).toEqual([409, body.parts]);
    }
    expect((await finance.ask(settleAccount, { params, body: { parts } })).status).toBe(200);
    expect((await finance.ask(previewSettlement, { params })).body.parts).toEqual([]);
    expect((await allAccounts(finance, { search: 'Settle' }))[0]).toMatchObject({ open: '35.00', unallocated: '0.00', balance: '35.00' });
    expect((await finance.ask(settleAccount, { params, body: { parts } })).status).toBe(409);
  });

  test('can be neither previewed nor settled if it doesn’t exist', async () => {
    const params = { type: 'parent', no: 999_999_999 } as const;
    expect((await finance.ask(previewSettlement, { params })).status).toBe(404);
    const parts = [{ paymentId: 1, invoiceId: 1, amount: '1.00' }];
    expect((await finance.ask(settleAccount, { params, body: { parts } })).status).toBe(404);
  });

  test('is reminded of all that is overdue, once a day', async () => {
    const { bill, params } = await customer('Remind');
    await bill(1000, '2026-04-01');
    await bill(2000, '2026-05-01');
    await bill(4000, '2026-09-01');
    const first = await finance.ask(remindOfAccount, { params });
    expect([first.body.reminded.length, first.body.skipped.length]).toEqual([2, 0]);
    const second = await finance.ask(remindOfAccount, { params });
    expect([second.body.reminded.length, second.body.skipped.length]).toEqual([0, 2]);
  });

  test('gets its statement by mail, in its language, with the file', async () => {
    const { bill, params } = await customer('Mail');
    await bill(1000, '2026-04-01');
    const { status } = await finance.ask(sendStatement, { params, body: EVER });
    expect(status).toBe(200);
    const sent = (await server.app.db.select().from(mails)).find(({ recipient }) => recipient === 'mail@example.test');
    expect(sent?.subject).toContain('Kontoauszug');
    expect(sent?.text).toContain('10,00');
    expect(sent?.attachments[0]).toMatchObject({ fileName: 'Kontoauszug 2020-01-01 2099-12-31.csv', mediaType: 'text/csv; charset=utf-8' });
    expect(sent?.attachments[0]?.text).toContain('Endsaldo');
  });

  test('is a file, in which no text is a formula', async () => {
    const { businessId, params } = await customer('File');
    await createPayment(server.app, { businessId, payerName: 'x', reference: '=1+1', amount: 100, key: null });
    await createSentInvoice(server.app, { businessId, buyerId: params.no, buyerName: 'x', buyerEmail: '', other: 500 });
    const { text } = await finance.ask(readStatementFile, { params, query: EVER });
    expect(text).toContain("'=1+1");
    const csv = await finance.ask(exportLedger, { query: { ...EVER, businessId, format: 'csv' } });
    expect(csv.text).toContain("'=1+1");
    expect(csv.text).toContain('assets:receivable');
  });

  test('is seen by its parent, by the agent of its trips as far as they go, and by nobody else', async () => {
    const { businessId, no, bill, params } = await customer('Seen');
    await bill(1000, '2026-04-01');
    const agentId = await server.createAccount({ email: 'own-agent@example.test', roles: ['Agent'] });
    const { tripId } = await createTestTrip(server.app, { businessId, parentId: no, agentId });
    await createSentInvoice(server.app, { businessId, buyerId: no, buyerName: 'Seen Only', buyerEmail: '', other: 300, tripId });
    const closing = async (client: TestClient) => {
      const { status, body } = await client.ask(readStatement, { params, query: EVER });
      return status === 200 ? body.currencies[0]?.closing : status;
    };
    const agent = await server.signInWith('own-agent@example.test');
    expect(await closing(finance)).toBe('13.00');
    expect(await closing(await server.signInWith('seen@example.test'))).toBe('13.00');
    expect(await closing(agent)).toBe('3.00');
    expect(await closing(await server.signInAs('Agent'))).toBe(404);
    expect(await closing(await server.signInAs('Parent'))).toBe(404);
    expect((await allAccounts(agent)).map(({ type, balance }) => [type, balance]).sort()).toEqual([
      ['agent', '3.00'],
      ['parent', '3.00'],
    ]);
    expect((await finance.ask(readStatement, { params, query: { from: '2026-02-01', to: '2026-01-01' } })).status).toBe(422);
  });
});
