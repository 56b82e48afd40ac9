// Sample requests for invoices sent to a user, who reads and pays them.

import { invoiceToJson } from '@hosted-stay/pricing-react/invoicing';
import { invoices } from '#server/db/schema/finance.ts';
import { buildInvoice } from '#server/features/finance/invoices/build-invoice.service.ts';
import type { App } from '#server/platform/app.ts';
import { COMPLETE_INVOICE, createBusiness } from './invoices.ts';
import { createRandomName, type Samples } from './sample.ts';

/** Creates an invoice of 123.00 euros that was sent to a user; returns its id. */
export async function createInvoiceTo(app: App, buyerId: number): Promise<number> {
  const { businessId } = await createBusiness(app);
  const about = { businessId, quoteFingerprint: null, typed: COMPLETE_INVOICE };
  const { invoice } = await buildInvoice({ app }, app.db, about);
  if (invoice === null) throw new Error('The sample of an invoice lacks something.');
  const number = createRandomName(12);
  const [made] = await app.db
    .insert(invoices)
    .values({
      ...{
        kind: 'sales',
        state: 'sent',
        businessId,
        buyerId,
        buyerName: COMPLETE_INVOICE.buyer.name,
        buyerEmail: COMPLETE_INVOICE.buyer.email,
      },
      ...{ draft: COMPLETE_INVOICE, currency: 'EUR', total: '123.00', issueDate: invoice.issueDate, dueDate: invoice.dueDate },
      ...{ series: number, sequence: 1, number, document: invoiceToJson({ ...invoice, number }) },
      createdAt: app.clock.now(),
      sentAt: app.clock.now(),
    })
    .returning({ id: invoices.id });
  return made?.id ?? 0;
}

const own: Samples[string]['own'] = async (app, { userId }) => ({ params: { id: await createInvoiceTo(app, userId) } });

export const ownInvoiceSamples: Samples = {
  'GET /api/own-invoices/{id}': { own },
  'GET /api/own-invoices/{id}/pdf': { own },
  'POST /api/own-invoices/{id}/pay': { own },
};
