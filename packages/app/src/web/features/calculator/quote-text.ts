// A quote as plain text for an email or a message: the customer's figures, with the wording of the widgets.

import type { CustomerView } from '@hosted-stay/pricing-core';
import type { Formatter } from '@hosted-stay/pricing-core/format';
import { type CalculatorWords, nameIn, type PriceCatalogue } from '@hosted-stay/pricing-react';

interface Wording {
  readonly catalogue: PriceCatalogue;
  readonly messages: CalculatorWords;
  readonly format: Formatter;
}

type Line = CustomerView['pricings'][number];

function counted({ pricingType, quantity, students }: Line, { messages: { breakdown }, format }: Wording): string {
  const times = format.count(quantity, breakdown.counted[pricingType]);
  return students === 1 ? times : breakdown.timesStudents({ counted: times, students: format.count(students, breakdown.students) });
}

function stayLines({ request }: CustomerView, { catalogue, messages, format }: Wording): string[] {
  const { hostFamilyId, fromDate, toDate, countStudents, nearbyActivities } = request;
  const activities = nearbyActivities.map(({ id }) => nameIn(catalogue.activities, id));
  return [
    nameIn(catalogue.hostFamilies, hostFamilyId),
    ...(request.activityDetailsType === 'family' ? [] : activities),
    `${format.date(fromDate)} – ${format.date(toDate)}, ${format.count(countStudents, messages.breakdown.students)}`,
  ];
}

/** Formats a quote as lines of text: the stay, the items, the totals, and a link to it. */
export function formatQuote(quote: CustomerView, wording: Wording): string {
  const { catalogue, messages, format } = wording;
  const { breakdown } = messages;
  const money = (amount: string) => format.money({ amount, currency: quote.currency });
  const isZero = !/[1-9]/.test(quote.discount);
  return [
    ...stayLines(quote, wording),
    '',
    ...quote.pricings.map(
      (line) => `${nameIn(catalogue.templates, line.pricingTemplateId)}, ${counted(line, wording)}: ${money(line.customer)}`,
    ),
    '',
    `${breakdown.subtotal}: ${money(quote.subtotal)}`,
    ...(isZero ? [] : [`${breakdown.columns.customerDiscount}: ${money(`-${quote.discount}`)}`]),
    `${quote.request.vatExempt ? breakdown.vatExempt : breakdown.vat}: ${money(quote.vat)}`,
    `${breakdown.total}: ${money(quote.total)}`,
    '',
    `${breakdown.fingerprint}: ${quote.fingerprint.slice(0, 12)}`,
  ].join('\n');
}
