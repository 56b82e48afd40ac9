// Balances, statements and books of any world of invoices and payments: they add up, and to each other.

import { execFileSync, spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportLedger, listAccounts, readMonths, readStatement } from '#contract/finance/billing/billing.endpoints.ts';
import { CUSTOMER_TYPES, type ListedAccount } from '#contract/finance/billing/billing.shapes.ts';
import { EXPORT_LIMIT } from '#contract/platform/lists/list-query.ts';
import { invoices } from '#server/db/schema/finance.ts';
import type { TestClient } from '#server/testing/client.ts';
import { parseAmounts, parseBalances } from '#server/testing/ledger.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import {
  allocatePayment,
  createCreditNote,
  createPayment,
  createPayout,
  createPurchase,
  createQuote,
  createSentInvoice,
} from '#server/testing/samples/money.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

const EVER = { from: '2020-01-01', to: '2099-12-31' };
const centsOf = (amount: string | null) => Math.round(Number(amount ?? '0') * 100);
const sumOf = (amounts: readonly (string | null)[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);

async function allAccounts(client = finance, query: object = {}): Promise<ListedAccount[]> {
  const { body } = await client.ask(listAccounts, { query: { perPage: 100, ...query } });
  expect(body.total).toBeLessThanOrEqual(100);
  return body.data;
}

async function journal(query: object = EVER): Promise<string> {
  const { status, text } = await finance.ask(exportLedger, { query: query as typeof EVER });
  expect(status).toBe(200);
  return text;
}

interface Sale {
  readonly buyer: number;
  readonly cents: number;
  readonly credit: number;
  readonly fate: 'open' | 'void';
}

interface Payment {
  readonly payer: number;
  readonly cents: number;
  readonly settles: number;
  readonly refund: number;
}

/** Some buyers have accounts, one is known by name alone, one pays without ever having been billed. */
const NAMES = ['Ann Murphy', 'Ben Byrne', 'Chloé Martin', 'Nobody Known'];

async function play({ sales, received }: { sales: readonly Sale[]; received: readonly Payment[] }): Promise<void> {
  const { app } = server;
  const { businessId } = await createBusiness(app);
  const parentId = await server.createAccount({ email: `parent-${businessId}@example.test`, roles: ['Parent'], firstName: 'Ann' });
  const agentId = await server.createAccount({ email: `agent-${businessId}@example.test`, roles: ['Agent'], firstName: 'Alan' });
  const { tripId } = await createTestTrip(app, { businessId, parentId, agentId });
  const open: { id: number; left: number }[] = [];
  for (const [index, { buyer, cents, credit, fate }] of sales.entries()) {
    const isVoid = fate === 'void';
    const fingerprint = index % 2 === 0 ? await createQuote(app, { amountSupplyVAT: (Math.floor(cents / 2) / 100).toFixed(2) }) : null;
    const buyerId = buyer === 0 ? parentId : null;
    const own = { businessId, buyerId, buyerName: NAMES[buyer % 3] ?? '', buyerEmail: `${buyer}@example.test` };
    const figures = fingerprint === null ? { other: cents } : { quoted: cents, vat: Math.floor(cents / 10) };
    const about = { ...own, quoteFingerprint: fingerprint, tripId: buyer === 0 ? tripId : null, issueDate: `2026-0${1 + (index % 6)}-10` };
    const voided = isVoid ? ({ state: 'void', voidedAt: app.clock.now() } as const) : {};
    const id = await createSentInvoice(app, { ...about, ...figures, ...voided });
    const less = isVoid ? 0 : Math.min(credit, cents);
    if (less > 0)
      await createCreditNote(app, {
        ...own,
        of: id,
        issueDate: '2026-06-12',
        ...(fingerprint === null ? { other: -less } : { quoted: -less }),
      });
    if (!isVoid) open.push({ id, left: cents + (fingerprint === null ? 0 : Math.floor(cents / 10)) - less });
  }
  for (const { payer, cents, settles, refund } of received) {
    const payment = { businessId, payerName: NAMES[payer] ?? '', paidOn: '2026-06-01' };
    const paymentId = await createPayment(app, { ...payment, amount: cents });
    const invoice = open[settles % Math.max(1, open.length)];
    const part = Math.min(cents, Math.floor((invoice?.left ?? 0) / 2));
    if (invoice !== undefined && part > 0) {
      await allocatePayment(app, { paymentId, invoiceId: invoice.id, amount: part });
      invoice.left -= part;
    }
    const back = Math.min(refund, cents);
    if (back === 0) continue;
    const refundId = await createPayment(app, { ...payment, amount: back, refundsId: paymentId, paidOn: '2026-06-14' });
    const taken = Math.max(0, back - (cents - part));
    if (invoice !== undefined && taken > 0) {
      await allocatePayment(app, { paymentId: refundId, invoiceId: invoice.id, amount: -taken });
      invoice.left += taken;
    }
  }
}

async function owedInAll(): Promise<{ outstanding: number; unallocated: number }> {
  const { db } = server.app;
  const [owed] = await db
    .select({ sum: sql<string>`coalesce(sum(total - paid - credited), 0)::text` })
    .from(invoices)
    .where(sql`kind = 'sales' and state in ('sent', 'part_paid', 'paid')`);
  const [free] = await db
    .select({
      sum: sql<string>`((select coalesce(sum(case kind when 'refund' then -amount else amount end), 0) from payments) - (select coalesce(sum(amount), 0) from payment_allocations))::text`,
    })
    .from(sql`(select 1) "one"`);
  return { outstanding: centsOf(owed?.sum ?? '0'), unallocated: centsOf(free?.sum ?? '0') };
}

const sale = fc.record({
  buyer: fc.nat(2),
  cents: fc.integer({ min: 2, max: 99_999 }),
  credit: fc.nat(500),
  fate: fc.constantFrom('open', 'open', 'open', 'void'),
}) as fc.Arbitrary<Sale>;
const payment = fc.record({
  payer: fc.nat(3),
  cents: fc.integer({ min: 1, max: 50_000 }),
  settles: fc.nat(9),
  refund: fc.oneof(fc.constant(0), fc.nat(60_000)),
});

describe('any invoices and payments', () => {
  test('make statements that add up, and balances, books and invoices that say the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sale, { minLength: 1, maxLength: 6 }),
        fc.array(payment, { maxLength: 6 }),
        fc.integer({ min: 1, max: 6 }),
        async (sales, received, month) => {
          await play({ sales, received });
          const accounts = await allAccounts();
          const customers = accounts.filter(({ type }) => (CUSTOMER_TYPES as readonly string[]).includes(type));
          const { outstanding, unallocated } = await owedInAll();
          expect(sumOf(customers.map(({ open }) => open))).toBe(outstanding);
          expect(sumOf(customers.map((account) => account.unallocated))).toBe(unallocated);
          expect(sumOf(customers.map(({ balance }) => balance))).toBe(outstanding - unallocated);
          const text = await journal();
          for (const postings of parseAmounts(text)) expect(sumOf(postings.map(({ amount }) => amount))).toBe(0);
          expect(parseBalances(text).get('assets:receivable') ?? 0).toBe(outstanding - unallocated);
          for (const { type, no, balance, currency } of accounts.slice(0, 8)) {
            const to = `2026-0${month}-11`;
            const before = await finance.ask(readStatement, { params: { type, no }, query: { from: '2020-01-01', to } });
            const after = await finance.ask(readStatement, {
              params: { type, no },
              query: { from: `2026-0${month}-12`, to: '2099-12-31' },
            });
            for (const one of [...before.body.currencies, ...after.body.currencies]) {
              const moved = sumOf(one.movements.map(({ debit }) => debit)) - sumOf(one.movements.map(({ credit }) => credit));
              expect(centsOf(one.opening) + moved).toBe(centsOf(one.closing));
              expect(one.movements.at(-1)?.balance ?? one.opening).toBe(one.closing);
              expect([sumOf([one.debits]), sumOf([one.credits])]).toEqual([
                sumOf(one.movements.map(({ debit }) => debit)),
                sumOf(one.movements.map(({ credit }) => credit)),
              ]);
            }
            const closing = before.body.currencies.find((one) => one.currency === currency)?.closing ?? '0.00';
            const rest = after.body.currencies.find((one) => one.currency === currency);
            expect(rest?.opening ?? closing).toBe(closing);
            expect(rest?.closing ?? closing).toBe(balance);
          }
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
  }, 180_000);

  test('make a journal that hledger reads, and sums as we do', async () => {
    const text = await journal();
    if (spawnSync('hledger', ['--version']).error !== undefined) return;
    execFileSync('hledger', ['-f', '-', 'check'], { input: text });
    const told = execFileSync('hledger', ['-f', '-', 'bal', '--flat', '--no-total', '--empty', 'assets:receivable'], {
      input: text,
      encoding: 'utf8',
    });
    expect(centsOf(/-?[\d.]+/.exec(told)?.[0] ?? '0')).toBe(parseBalances(text).get('assets:receivable') ?? 0);
  });

  test('make months whose sales are the books’ income and hosts’ part', async () => {
    const { body } = await finance.ask(readMonths, { query: EVER });
    const sales = parseBalances(await journal());
    expect(sumOf(body.data.map(({ commission }) => commission))).toBe(-(sales.get('income:commission') ?? 0));
    expect(sumOf(body.data.map(({ other }) => other))).toBe(-(sales.get('income:other') ?? 0));
    expect(sumOf(body.data.map(({ vat }) => vat))).toBe(-(sales.get('liabilities:vat:output') ?? 0));
    for (const { revenue, commission, hostCost, other } of body.data) expect(centsOf(revenue)).toBe(sumOf([commission, hostCost, other]));
  });
});

describe('hosts', () => {
  test('are owed each stay once: by their invoice, or by its payout', async () => {
    const { app } = server;
    const hostUserId = await server.createAccount({ email: 'orla@example.test', roles: ['Host family'], firstName: 'Orla' });
    const payeeId = await createFamily(app, hostUserId);
    const { businessId } = await createBusiness(app);
    const { tripId } = await createTestTrip(app, { businessId, hostFamilyId: payeeId });
    const payee = { payeeType: 'Host_family', payeeId, businessId } as const;
    const purchaseInvoiceId = await createPurchase(app, { ...payee, tripId, net: '60.00' });
    await createPayout(app, { ...payee, tripId, purchaseInvoiceId, amount: '60.00', state: 'paid', reference: 'PO 1' });
    await createPayout(app, { ...payee, amount: '25.00', dueDate: '2026-03-01' });
    const own = (await allAccounts()).find(({ type, no }) => type === 'Host_family' && no === payeeId);
    expect(own).toMatchObject({ name: 'Orla Murphy', open: '25.00', balance: '-25.00', overdue: '25.00', over90: '25.00' });
    const { body } = await finance.ask(readStatement, { params: { type: 'Host_family', no: payeeId }, query: EVER });
    expect(body.currencies[0]?.movements.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['stay', null, '25.00'],
      ['purchase', null, '60.00'],
      ['payout', '60.00', null],
    ]);
    expect(
      parseAmounts(await journal({ ...EVER, businessId })).every((postings) => sumOf(postings.map(({ amount }) => amount)) === 0),
    ).toBe(true);
  });
});

// Last: what is recorded of payments stays.
test('books of more transactions than a file holds are refused; a shorter time has them', async () => {
  const { businessId } = await createBusiness(server.app);
  const LONG_AGO = { from: '2001-01-01', to: '2001-12-31' };
  const insert = (count: number, day: string) =>
    server.app.db.execute(sql`insert into payments (kind, method, business_id, currency, amount, paid_on, payer_name, created_at)
      select 'received', 'bank_transfer', ${businessId}, 'EUR', 1, ${day}::date, 'Ann', now() from generate_series(1, ${count}::int)`);
  await insert(EXPORT_LIMIT, '2001-02-01');
  await insert(1, '2001-03-01');
  const refused = { status: 422, body: { code: 'exportTooLarge' } };
  expect(await finance.ask(exportLedger, { query: { ...LONG_AGO, businessId } })).toMatchObject(refused);
  const { status, text } = await finance.ask(exportLedger, { query: { ...LONG_AGO, to: '2001-02-28', businessId } });
  expect([status, parseAmounts(text).length]).toEqual([200, EXPORT_LIMIT]);
});
