// Rows of the finance tables in any state that can occur: invoices, payments and their allocations, quotes, payouts.

import { eq, sql } from 'drizzle-orm';
import { invoiceSeries, invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { priceBooks, quotes } from '#server/db/schema/price-books.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import type { App } from '#server/platform/app.ts';
import { COMPLETE_INVOICE, createBusiness } from './invoices.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createTestTrip } from './trips.ts';

type MoneyApp = Pick<App, 'db' | 'clock'>;

const cents = (amount: number) => (amount / 100).toFixed(2);
const firstId = (rows: readonly { id: number }[]) => rows[0]?.id ?? 0;

/** Returns a document with one line of each kind; amounts in cents. */
export function toInvoiceDocument({ quoted = 0, other = 0, vat = 0 }: { quoted?: number; other?: number; vat?: number }): string {
  const line = (kind: string, amount: number) => ({ kind, amount: cents(amount), discount: '0.00' });
  const vatLines = vat === 0 ? [] : [{ kind: 'stay', amount: cents(vat) }];
  return JSON.stringify({
    lines: [...(quoted === 0 ? [] : [line('quoted', quoted)]), ...(other === 0 ? [] : [line('manual', other)])],
    totals: { vat: cents(vat), vatLines, total: cents(quoted + other + vat) },
  });
}

interface SentInvoiceInput extends Partial<typeof invoices.$inferInsert> {
  readonly businessId: number;
  readonly quoted?: number;
  readonly other?: number;
  readonly vat?: number;
}

/** Creates a sent invoice, or a credit note with amounts below 0, under the next number in the series of its business. */
export async function createSentInvoice(
  { db, clock }: MoneyApp,
  { quoted = 0, other = 0, vat = 0, ...columns }: SentInvoiceInput,
): Promise<number> {
  const kind = columns.kind ?? 'sales';
  const series = `T${columns.businessId}-${kind === 'credit' ? 'C' : 'S'}`;
  const [taken] = await db
    .insert(invoiceSeries)
    .values({ series, next: 2 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { next: sql`${invoiceSeries.next} + 1` } })
    .returning({ next: invoiceSeries.next });
  const sequence = (taken?.next ?? 2) - 1;
  const rows = await db
    .insert(invoices)
    .values({
      kind,
      state: 'sent',
      buyerName: 'Chloé Martin',
      buyerEmail: 'chloe@example.test',
      draft: COMPLETE_INVOICE,
      currency: 'EUR',
      issueDate: '2026-05-01',
      dueDate: '2026-05-15',
      createdAt: clock.now(),
      sentAt: clock.now(),
      total: cents(quoted + other + vat),
      document: toInvoiceDocument({ quoted, other, vat }),
      ...columns,
      series,
      sequence,
      number: `${series}-${sequence}`,
    })
    .returning({ id: invoices.id });
  return firstId(rows);
}

/** Reduces an invoice by an amount in cents with a credit note. */
export async function createCreditNote(app: MoneyApp, { of, ...note }: SentInvoiceInput & { of: number }): Promise<number> {
  const id = await createSentInvoice(app, { ...note, kind: 'credit', creditsId: of });
  const amount = cents(-((note.quoted ?? 0) + (note.other ?? 0) + (note.vat ?? 0)));
  await app.db
    .update(invoices)
    .set({ credited: sql`${invoices.credited} + ${amount}::numeric` })
    .where(eq(invoices.id, of));
  return id;
}

interface PaymentInput extends Partial<Omit<typeof payments.$inferInsert, 'amount'>> {
  readonly businessId: number;
  readonly amount: number;
}

/** Creates a payment, or with `refundsId` a refund, in cents. */
export async function createPayment({ db, clock }: MoneyApp, { amount, ...columns }: PaymentInput): Promise<number> {
  const rows = await db
    .insert(payments)
    .values({
      kind: columns.refundsId ? 'refund' : 'received',
      method: 'bank_transfer',
      currency: 'EUR',
      paidOn: '2026-05-20',
      payerName: 'Chloé Martin',
      createdAt: clock.now(),
      ...columns,
      amount: cents(amount),
    })
    .returning({ id: payments.id });
  return firstId(rows);
}

/** Allocates cents of a payment to an invoice; below 0 for a refund. */
export async function allocatePayment(
  { db, clock }: MoneyApp,
  { paymentId, invoiceId, amount }: { paymentId: number; invoiceId: number; amount: number },
) {
  await db.insert(paymentAllocations).values({ paymentId, invoiceId, amount: cents(amount), at: clock.now() });
  const paid = sql`${invoices.paid} + ${cents(amount)}::numeric`;
  const state = sql`case when ${invoices.total} - ${invoices.credited} - (${paid}) <= 0 then 'paid' when ${paid} > 0 then 'part_paid' else 'sent' end`;
  await db.update(invoices).set({ paid, state }).where(eq(invoices.id, invoiceId));
}

interface QuoteInput {
  readonly total?: string;
  readonly amountSupplyVAT?: string;
  readonly payouts?: readonly { hostableType: string; hostableId: number; amount: string }[];
  readonly request?: Readonly<Record<string, unknown>>;
}

/** Creates a stored quote with the fields that others compare; returns its fingerprint. */
export async function createQuote(
  { db, clock }: MoneyApp,
  { total = '100.00', payouts: owed = [], request = {}, ...figures }: QuoteInput = {},
): Promise<string> {
  const at = clock.now();
  const book = { number: 1, hash: 'a'.repeat(64), currency: 'EUR', document: '{}', effectiveFrom: at, publishedAt: at, reason: 'First' };
  await db.insert(priceBooks).values(book).onConflictDoNothing();
  const fingerprint = createRandomName(64);
  const asked = { hostFamilyId: 0, fromDate: '2026-07-05', toDate: '2026-07-18', nearbyActivities: [], ...request };
  await db.insert(quotes).values({
    fingerprint,
    bookNumber: 1,
    request: asked,
    document: JSON.stringify({ total, payouts: owed, ...figures }),
    currency: 'EUR',
    total,
    fromDate: String(asked.fromDate),
    toDate: String(asked.toDate),
    createdAt: at,
  });
  return fingerprint;
}

export async function createPayout(
  { db, clock }: MoneyApp,
  columns: Partial<typeof payouts.$inferInsert> & { businessId: number },
): Promise<number> {
  const state = columns.state ?? 'scheduled';
  const rows = await db
    .insert(payouts)
    .values({
      payeeType: 'Host_family',
      payeeId: 1,
      currency: 'EUR',
      amount: '60.00',
      dueDate: '2026-07-19',
      createdAt: clock.now(),
      key: state === 'void' ? null : createRandomName(),
      paidOn: state === 'paid' ? '2026-06-10' : null,
      ...columns,
      state,
    })
    .returning({ id: payouts.id });
  return firstId(rows);
}

export async function createPurchase(
  { db, clock }: MoneyApp,
  columns: Partial<typeof purchaseInvoices.$inferInsert> & { businessId: number },
): Promise<number> {
  const net = columns.net ?? '60.00';
  const rows = await db
    .insert(purchaseInvoices)
    .values({
      state: 'approved',
      supplierName: 'Orla Murphy',
      number: createRandomName(8),
      currency: 'EUR',
      total: net,
      issueDate: '2026-06-01',
      dueDate: '2026-06-15',
      approvedAt: clock.now(),
      createdAt: clock.now(),
      ...columns,
      net,
    })
    .returning({ id: purchaseInvoices.id });
  return firstId(rows);
}

/** Creates the account of a parent who is also the agent of the trip. */
async function ownAccount(app: App, userId: number) {
  const { businessId } = await createBusiness(app);
  const { tripId } = await createTestTrip(app, { businessId, parentId: userId, agentId: userId });
  await createSentInvoice(app, { businessId, buyerId: userId, tripId, other: 5000 });
  return { params: { type: 'parent', no: userId }, query: { from: '2026-01-01', to: '2026-12-31' } };
}

export const moneySamples: Samples = {
  'GET /api/billing/accounts/{type}/{no}/statement': { own: (app, { userId }) => ownAccount(app, userId) },
  'GET /api/billing/accounts/{type}/{no}/statement/file': { own: (app, { userId }) => ownAccount(app, userId) },
};
