// What an invoice takes from a quote: the customer's figures, field by field, and nothing that a provider or the platform is paid.

import type { CustomerView, FinanceView } from '@hosted-stay/pricing-core';
import { nameIn, type PriceCatalogue, payeeNameIn } from '@hosted-stay/pricing-core/quoting';
import { formatOf } from '../format/format-of.ts';
import type { Words } from '../locales/messages.ts';
import { asCustomerView } from '../quote-source/customer-view.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** The views with a customer's figures. */
export type BillableQuote = CustomerView | FinanceView;

/** The billed stay: its lines as the quote has them, and its VAT in one sum. */
export interface QuotedPart {
  readonly currency: string;
  readonly stay: Invoice['stay'];
  readonly quote: Invoice['quote'];
  readonly lines: readonly InvoiceLine[];
  readonly vat: string;
  readonly vatExempt: boolean;
}

export interface QuoteWording {
  readonly catalogue: PriceCatalogue;
  /** Of the invoice's language. */
  readonly messages: Words<'invoice'>;
  readonly locale?: string | undefined;
}

/** The stay of a quote in the invoice's language; null for an invalid quote. Doesn't check that it adds up. */
export function quotedPart(given: BillableQuote, wording: QuoteWording): QuotedPart | null {
  const quote = asCustomerView(given);
  if (quote === null) return null;
  const { fromDate, toDate, countStudents, hostFamilyId, vatExempt } = quote.request;
  const hostFamily = nameIn(wording.catalogue.hostFamilies, hostFamilyId);
  return {
    currency: quote.currency,
    stay: { fromDate, toDate, students: countStudents, hostFamily },
    quote: { fingerprint: quote.fingerprint, bookVersion: quote.bookVersion },
    lines: quote.pricings.map((line) => quotedLine(line, wording)),
    vat: quote.vat,
    vatExempt,
  };
}

/** The stay of an existing invoice; null if none is billed. */
export function billedPart({ currency, stay, quote, lines, totals, vatExempt }: Invoice): QuotedPart | null {
  const quoted = lines.filter(({ kind }) => kind === 'quoted');
  const vat = totals.vatLines.find(({ kind }) => kind === 'stay')?.amount;
  if (quote === null && stay === null && quoted.length === 0 && vat === undefined) return null;
  return { currency, stay, quote, lines: quoted, vat: vat ?? '0', vatExempt };
}

type Line = BillableQuote['pricings'][number];

function quotedLine(line: Line, { catalogue, messages, locale }: QuoteWording): InvoiceLine {
  const { units, students, forStudents } = messages.invoice;
  const format = formatOf(messages, locale);
  const counted = format.count(line.quantity, units[unitOf(line)]);
  return {
    kind: 'quoted',
    description: nameIn(catalogue.templates, line.pricingTemplateId),
    detail: payeeNameIn(catalogue, line),
    quantity: line.students === 1 ? counted : forStudents({ units: counted, students: format.count(line.students, students) }),
    unitAmount: null,
    amount: line.customer,
    discount: line.customerDiscount,
    vatPercentage: null,
  };
}

/** What a line's quantity counts: a price per day is charged for each night. */
function unitOf({ pricingType, category }: Pick<Line, 'pricingType' | 'category'>): keyof Words<'invoice'>['invoice']['units'] {
  switch (pricingType) {
    case 'per_night':
    case 'per_day':
      return 'night';
    case 'per_week':
      return category === 'camp' ? 'camp_week' : 'week';
    case 'per_transfer':
      return 'transfer';
    case 'immersion':
      return 'immersion_day';
    case 'per_trip':
      return 'trip';
  }
}
