// Revenue of any world of invoices, payments and payouts: whatever it is grouped by, its cells add up to the ledger’s balances, to the cent.

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportLedger } from '#contract/finance/billing/billing.endpoints.ts';
import { readMoneyReport } from '#contract/reports/reports.endpoints.ts';
import type { Report } from '#contract/reports/reports.shapes.ts';
import { REPORT_GROUPS } from '#contract/reports/reports.ts';
import type { TestClient } from '#server/testing/client.ts';
import { parseBalances } from '#server/testing/ledger.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import {
  allocatePayment,
  createCreditNote,
  createPayment,
  createPayout,
  createQuote,
  createSentInvoice,
} from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

const sale = fc.record({
  cents: fc.integer({ min: 2, max: 99_999 }),
  isQuoted: fc.boolean(),
  hasTrip: fc.boolean(),
  credit: fc.nat(500),
  isVoid: fc.boolean(),
  month: fc.integer({ min: 1, max: 6 }),
  paid: fc.nat(100),
  refunded: fc.nat(100),
  payout: fc.nat(5000),
});

type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

async function play(sales: readonly Sale[]): Promise<void> {
  const { app } = server;
  const { businessId } = await createBusiness(app);
  const agentId = await server.createAccount({ email: `agent-${businessId}@example.test`, roles: ['Agent'], firstName: 'Alan' });
  const hostUserId = await server.createAccount({ email: `host-${businessId}@example.test`, roles: ['Host family'], firstName: 'Orla' });
  const { tripId } = await createTestTrip(app, { businessId, agentId, hostUserId });
  for (const { cents, isQuoted, hasTrip, credit, isVoid, month, paid, refunded, payout } of sales) {
    const own = { businessId, tripId: hasTrip ? tripId : null, issueDate: `2026-0${month}-10` };
    const quoteFingerprint = isQuoted ? await createQuote(app, { amountSupplyVAT: (Math.floor(cents / 2) / 100).toFixed(2) }) : null;
    const figures = isQuoted ? { quoted: cents, vat: Math.floor(cents / 10) } : { other: cents };
    const voided = isVoid ? ({ state: 'void', voidedAt: new Date(`2026-0${month}-28T23:30:00Z`) } as const) : {};
    const invoiceId = await createSentInvoice(app, { ...own, ...figures, quoteFingerprint, ...voided });
    const less = isVoid ? 0 : Math.min(credit, cents);
    if (less > 0) {
      const lines = isQuoted ? { quoted: -less } : { other: -less };
      await createCreditNote(app, { of: invoiceId, businessId, issueDate: '2026-06-12', ...lines });
    }
    const amount = Math.floor(((cents - less) * paid) / 100);
    if (!isVoid && amount > 1) {
      const paymentId = await createPayment(app, { businessId, amount, paidOn: `2026-0${month}-20` });
      await allocatePayment(app, { paymentId, invoiceId, amount: amount - 1 });
      const back = Math.floor(((amount - 1) * refunded) / 100);
      if (back > 0) {
        const refundId = await createPayment(app, { businessId, amount: back, refundsId: paymentId, paidOn: '2026-06-25' });
        await allocatePayment(app, { paymentId: refundId, invoiceId, amount: -back });
      }
    }
    if (payout > 0) {
      const money = { amount: (payout / 100).toFixed(2), state: 'paid', paidOn: `2026-0${month}-22` } as const;
      await createPayout(app, { businessId, payeeId: businessId, ...money });
    }
  }
}

const cents = (amount: string | null | undefined) => Math.round(Number(amount ?? '0') * 100);

/** Sums the cells of a figure over all rows, in cents. */
function sumOf({ figures, rows }: Pick<Report, 'figures' | 'rows'>, figure: string): number {
  const at = figures.findIndex(({ name }) => name === figure);
  expect(at).toBeGreaterThanOrEqual(0);
  return rows.reduce((sum, { cells }) => sum + cents(cells[at]?.value), 0);
}

test('equals the ledger’s balances of the same period, by any grouping', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 6 }), async (sales, month) => {
      await play(sales);
      for (const period of [
        { from: '2020-01-01', to: '2026-12-31' },
        { from: `2026-0${month}-01`, to: `2026-0${month}-28` },
      ]) {
        const ledger = parseBalances((await finance.ask(exportLedger, { query: period })).text);
        const balance = (account: string) => ledger.get(account) ?? 0;
        for (const by of REPORT_GROUPS) {
          const asked = { query: { ...period, ...(by === 'month' ? {} : { by, also: 'month' as const }) } } as const;
          const { status, body } = await finance.ask(readMoneyReport, asked);
          expect(status).toBe(200);
          const sums = Object.fromEntries(body.figures.map(({ name }) => [name, sumOf(body, name)]));
          const of = (name: string) => sums[name] ?? Number.NaN;
          expect(of('commission') + balance('income:commission')).toBe(0);
          expect(of('otherSales') + balance('income:other')).toBe(0);
          expect(of('vat') + balance('liabilities:vat:output')).toBe(0);
          expect(of('invoiced') - of('voided') - of('credited') - of('received') + of('refunded')).toBe(balance('assets:receivable'));
          expect(of('received') - of('refunded') - of('payouts')).toBe(balance('assets:bank'));
          expect(of('netSales')).toBe(of('commission') + of('hostCost') + of('otherSales'));
          expect(of('netSales')).toBe(of('invoiced') - of('voided') - of('credited') - of('vat'));
          for (const { name } of body.figures) expect(sumOf({ ...body, rows: body.totals }, name)).toBe(of(name));
        }
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 180_000);
