// Use case of the PDF of a self-billed invoice: we write it in the name of the host, so the host is the seller and the business the buyer.

import type { Invoice, InvoiceLine } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchaseLine } from '#contract/finance/purchases/purchases.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { findSeller, getAmountMath, renderInvoicePdf, toFullDigits } from '#server/features/finance/finance.public.ts';
import { findTrip } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findPayee, type PurchaseRow } from './purchases.queries.ts';
import { getVisiblePurchase } from './purchases.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** VAT is one sum below the lines, as in a quote. */
function toInvoiceLine({ description, quantity, unitAmount, discount, amount }: PurchaseLine, currency: string): InvoiceLine {
  const gross = getAmountMath(currency).sum([amount, discount]);
  return { kind: 'quoted', description, detail: '', quantity, unitAmount, amount: gross, discount, vatPercentage: null };
}

/** Returns the business as the buyer, with the details that it prints as a seller. */
async function getBuyer(call: Call, businessId: number): Promise<Invoice['buyer']> {
  const seller = await findSeller(call.db, businessId);
  if (seller === null) throw notFound();
  const { legalName, addressLine1, postcode, cityTown, countryName, vatNumber } = seller;
  return { name: legalName, address: [addressLine1, `${postcode} ${cityTown}`.trim(), countryName].filter(Boolean), email: '', vatNumber };
}

async function buildDocument(call: Call, row: PurchaseRow): Promise<Invoice> {
  const { payeeType, payeeId, supplierName, currency, quoteFingerprint, issueDate, dueDate, number } = row;
  const payee = payeeType === null || payeeId === null ? null : await findPayee(call.db, { payeeType, payeeId });
  const trip = row.tripId === null ? null : await findTrip(call.db, row.tripId);
  const lines = row.lines.map((line) => toInvoiceLine(line, currency));
  const math = getAmountMath(currency);
  const vat = toFullDigits(row.vat, currency);
  const buyer = await getBuyer(call, row.businessId);
  return {
    ...{ number, issueDate, dueDate: dueDate < issueDate ? issueDate : dueDate, currency, lines, buyer },
    seller: { name: supplierName, address: payee?.address ?? [], email: '', vatNumber: '' },
    reference: '',
    stay: trip && {
      fromDate: trip.fromDate,
      toDate: trip.toDate,
      students: 1,
      hostFamily: payeeType === 'Host_family' ? supplierName : '',
    },
    totals: {
      subtotal: math.sum(lines.map(({ amount }) => amount)),
      discount: math.sum(lines.map(({ discount }) => discount)),
      vatLines: [{ kind: 'stay', percentage: null, base: null, amount: vat }],
      vat,
      total: toFullDigits(row.total, currency),
    },
    vatExempt: false,
    vatText: '',
    schedule: [],
    paymentDetails: [],
    notes: getTranslator(call.locale)('purchases.selfBilled', { business: buyer.name, supplier: supplierName }),
    quote: quoteFingerprint === null ? null : { fingerprint: quoteFingerprint, bookVersion: '' },
    language: call.locale,
  };
}

/** Renders a self-billed invoice. For an invoice that a supplier wrote, there is only the supplier's own document. */
export async function readPurchasePdf(call: Call, { params: { id } }: Input<'readPurchasePdf'>): Promise<FileResponse> {
  const row = await getVisiblePurchase(call, id);
  if (!row.selfBilled) throw notFound();
  return renderInvoicePdf(await buildDocument(call, row));
}
