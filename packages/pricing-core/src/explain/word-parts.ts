// The parts that the words for every reader have in common.

import type { Money } from '../locales/format.ts';
import type { ReasonWords } from '../locales/messages.ts';
import type { PricingType } from '../price-book/names.ts';
import type { ExplainedStay } from './explanation.ts';
import type { Named, NamedPayee } from './pricing-facts.ts';
import type { CountedLine } from './reader-views.ts';

/** Amounts of one currency. */
export function moneyOf({ currency }: { readonly currency: string }): (amount: string) => Money {
  return (amount) => ({ amount, currency });
}

/** Dates, room for camp, camp weeks and immersion days, one sentence each. */
export function wordStay(stay: ExplainedStay, { stay: messages }: ReasonWords): string[] {
  return [
    messages.dates({ from: stay.fromDate, to: stay.toDate, days: stay.noOfDaysOfTrip, nights: stay.nights }),
    messages.room({ weeks: stay.countMonToFri }),
    messages.campWeeks(stay.campWeeks),
    messages.immersion(stay.immersion),
  ];
}

interface Titled {
  readonly template: Named;
  readonly payee: Pick<NamedPayee, 'name'>;
  readonly pricingType: PricingType;
}

/** The heading of a line: its template, how it is priced, and who is paid. */
export function lineTitle({ template, payee, pricingType }: Titled, messages: ReasonWords): string {
  return messages.line.title({ template: template.name, pricingType, payee: payee.name });
}

/** For how many a line is charged: once a booking, or for each student. */
export function perWords(
  { per, students, quantity, units }: Pick<CountedLine, 'per' | 'students' | 'quantity' | 'units'>,
  messages: ReasonWords,
) {
  return per === 'booking' ? messages.line.perBooking() : messages.line.perStudent({ students, quantity: quantity.quantity, units });
}
