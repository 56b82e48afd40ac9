// Sample requests for invoices written by a user, and for a payment of one.

import { eq } from 'drizzle-orm';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { countries } from '#server/db/schema/places.ts';
import { businesses, currencies } from '#server/db/schema/pricing.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type SampleRequest, type Samples } from './sample.ts';

/** A complete draft. */
export const COMPLETE_INVOICE: InvoiceContent = {
  buyer: { name: 'Chloé Martin', address: ['1 rue de la Paix', '75002 Paris'], email: 'chloe@example.test', vatNumber: '' },
  issueDate: '',
  dueDate: '2026-07-15',
  reference: '',
  language: 'en',
  lines: [{ id: 1, description: 'English lessons', quantity: '2', unitAmount: '50.00', vatPercentage: '' }],
  vatExempt: false,
  vatText: '',
  schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
  notes: '',
};

interface Billing {
  readonly businessId: number;
  /** The prefix of its invoice numbers. */
  readonly prefix: string;
}

/** Creates a business that bills in a currency, with the rows it needs in other tables. */
export async function createBusiness(
  { db }: Pick<App, 'db'>,
  { currency = 'EUR', vatRate = '0.23', vatNumber = '' } = {},
): Promise<Billing> {
  const prefix = createRandomName(8).toUpperCase();
  const countryId = 372;
  await db.insert(countries).values({ id: countryId, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  const [known] = await db.select({ id: currencies.id }).from(currencies).where(eq(currencies.code, currency));
  const [made] = known
    ? [known]
    : await db.insert(currencies).values({ code: currency, symbol: '¤', decimals: 2 }).returning({ id: currencies.id });
  const [business] = await db
    .insert(businesses)
    .values({
      name: `Business ${prefix}`,
      legalName: 'Hosted Stay Ltd',
      addressLine1: '1 Chapel Street',
      cityTown: 'Cork',
      countryId,
      currencyId: made?.id ?? 0,
      iban: 'IE29AIBK93115212345678',
      invoicePrefix: prefix,
      vatRate,
      vatNumber,
    })
    .returning({ id: businesses.id });
  return { businessId: business?.id ?? 0, prefix };
}

/** Returns the columns of a draft written by a user. */
async function insertDraftOf(app: App, createdBy: number) {
  const { businessId } = await createBusiness(app);
  return {
    kind: 'sales',
    businessId,
    buyerName: COMPLETE_INVOICE.buyer.name,
    buyerEmail: COMPLETE_INVOICE.buyer.email,
    draft: COMPLETE_INVOICE,
    currency: 'EUR',
    total: '123.00',
    createdBy,
    createdAt: app.clock.now(),
  } as const;
}

async function createDraft(app: App, userId: number): Promise<number> {
  const [made] = await app.db
    .insert(invoices)
    .values(await insertDraftOf(app, userId))
    .returning({ id: invoices.id });
  return made?.id ?? 0;
}

/** Creates an invoice that is sent as far as its columns tell. */
async function createSentInvoice(app: App, userId: number): Promise<{ id: number; businessId: number }> {
  const number = createRandomName(12);
  const columns = await insertDraftOf(app, userId);
  const dates = { issueDate: '2026-06-01', dueDate: '2026-07-15', sentAt: app.clock.now() };
  const [made] = await app.db
    .insert(invoices)
    .values({ ...columns, ...dates, state: 'sent', series: number, sequence: 1, number, document: '{}' })
    .returning({ id: invoices.id });
  return { id: made?.id ?? 0, businessId: columns.businessId };
}

async function createPaymentFor(app: App, userId: number): Promise<number> {
  const { id: invoiceId, businessId } = await createSentInvoice(app, userId);
  const [made] = await app.db
    .insert(payments)
    .values({
      kind: 'received',
      method: 'cash',
      businessId,
      currency: 'EUR',
      amount: '10.00',
      paidOn: '2026-06-02',
      payerName: 'Chloé Martin',
      createdAt: app.clock.now(),
    })
    .returning({ id: payments.id });
  const paymentId = made?.id ?? 0;
  await app.db.insert(paymentAllocations).values({ paymentId, invoiceId, amount: '10.00', at: app.clock.now() });
  return paymentId;
}

const ofDraft = async (app: App, userId: number): Promise<SampleRequest> => ({ params: { id: await createDraft(app, userId) } });

export const invoiceSamples: Samples = {
  'GET /api/invoices/{id}': { own: (app, { userId }) => ofDraft(app, userId) },
  'GET /api/invoices/{id}/pdf': { own: (app, { userId }) => ofDraft(app, userId) },
  'DELETE /api/invoices/{id}': { own: (app, { userId }) => ofDraft(app, userId) },
  'PATCH /api/invoices/{id}': {
    own: async (app, { userId }) => {
      const { businessId } = await createBusiness(app);
      return { ...(await ofDraft(app, userId)), body: { businessId, typed: COMPLETE_INVOICE, version: 1 } };
    },
  },
  'POST /api/invoices/{id}/send': {
    own: async (app, { userId }) => ({ ...(await ofDraft(app, userId)), body: { version: 1 } }),
  },
  'POST /api/invoices/{id}/remind': {
    own: async (app, { userId }) => ({ params: { id: (await createSentInvoice(app, userId)).id }, body: { version: 1 } }),
  },
  'GET /api/payments/{id}': { own: async (app, { userId }) => ({ params: { id: await createPaymentFor(app, userId) } }) },
};
