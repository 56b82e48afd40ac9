// Sample requests for invoices of a host's family and of other suppliers, with the rows they need in other tables.

import { payouts } from '#server/db/schema/payouts.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import type { App } from '#server/platform/app.ts';
import { createBusiness } from './invoices.ts';
import type { SampleRequest, Samples } from './sample.ts';
import { createFamily } from './trips.ts';

type Fields = Partial<typeof purchaseInvoices.$inferInsert>;
type TestApp = Pick<App, 'db' | 'clock'>;

/** Creates a self-billed draft for 14 nights, 700.00 in total, of the family of an account; returns what was created. */
export async function createPurchaseOf(app: TestApp, { userId, ...fields }: Fields & { readonly userId: number }) {
  const businessId = fields.businessId ?? (await createBusiness(app)).businessId;
  const payeeId = fields.payeeId ?? (await createFamily(app, userId));
  const [made] = await app.db
    .insert(purchaseInvoices)
    .values({
      payeeType: 'Host_family',
      supplierName: 'Orla Murphy',
      selfBilled: true,
      currency: 'EUR',
      lines: [{ description: 'Full board', quantity: '14', unitAmount: '50.00', discount: '0.00', amount: '700.00' }],
      net: '700.00',
      total: '700.00',
      expected: '700.00',
      issueDate: '2026-07-18',
      dueDate: '2026-07-18',
      createdAt: app.clock.now(),
      ...fields,
      businessId,
      payeeId,
    })
    .returning();
  if (made === undefined) throw new TypeError('the invoice was not made');
  return made;
}

type Invoice = Awaited<ReturnType<typeof createPurchaseOf>>;

/** Creates a payout of part of an invoice, not linked to it by default. */
export async function createPayoutOf(
  app: TestApp,
  { payeeType, payeeId, businessId, currency }: Pick<Invoice, 'payeeType' | 'payeeId' | 'businessId' | 'currency'>,
  fields: Partial<typeof payouts.$inferInsert> = {},
): Promise<number> {
  const whom = { payeeType: payeeType ?? 'Host_family', payeeId: payeeId ?? 0, businessId, currency } as const;
  const about = { amount: '700.00', dueDate: '2026-07-19', createdAt: app.clock.now() };
  const [made] = await app.db
    .insert(payouts)
    .values({ ...whom, ...about, ...fields })
    .returning({ id: payouts.id });
  return made?.id ?? 0;
}

const ofInvoice = async (app: App, userId: number): Promise<SampleRequest> => ({
  params: { id: (await createPurchaseOf(app, { userId })).id },
});

export const purchaseSamples: Samples = {
  'GET /api/purchase-invoices/{id}': { own: (app, { userId }) => ofInvoice(app, userId) },
  'GET /api/purchase-invoices/{id}/pdf': { own: (app, { userId }) => ofInvoice(app, userId) },
  'GET /api/own-payments/{id}': { own: (app, { userId }) => ofInvoice(app, userId) },
  'POST /api/own-payments/{id}/accept': {
    own: async (app, { userId }) => ({ ...(await ofInvoice(app, userId)), body: { version: 1 } }),
  },
};
