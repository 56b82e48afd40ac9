// What a book says for all its prices: VAT, camp days, and from when it is in force.

import { toScaled } from '../../../money/decimal-text.ts';
import { bookingOf, campWeekWith } from '../bookings.ts';
import { decimalText, ONE } from '../decimals.ts';
import type { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { fault, type Rule, smell } from '../rule.ts';

/** What the book says for all its prices. */
export function policyRules(): readonly Rule[] {
  return [
    fault('vat_rate_above_one', (inspection) => {
      const rate = toScaled(inspection.book.policy.vatRate);
      if (rate <= ONE) return [];
      const data = { rate: inspection.book.policy.vatRate, meant: decimalText(rate / 100n) };
      return [{ path: VAT_RATE, data, request: paidBooking(inspection) }];
    }),
    smell('vat_rate_unusual', (inspection) => {
      const rate = toScaled(inspection.book.policy.vatRate);
      if ((rate > 0n && rate <= HIGHEST_VAT) || rate > ONE) return [];
      return [{ path: VAT_RATE, data: { rate: inspection.book.policy.vatRate }, request: paidBooking(inspection) }];
    }),
    smell('camp_days_unusual', campDaysUnusual),
    smell('effective_from_missing', ({ book }) =>
      book.effectiveFrom === undefined ? [{ path: ['effectiveFrom'], data: { version: book.version }, request: null }] : [],
    ),
  ];
}

const VAT_RATE = ['policy', 'vatRate'];

/** The highest standard rate anywhere in Europe is Hungary's. */
const HIGHEST_VAT = 270_000n;

/** A booking on which a host is paid, so that VAT is due. */
function paidBooking({ book, charged }: Inspection) {
  const place = charged.find(({ facts, scaled }) => facts.category === 'hosting' && scaled.providerPercentage < ONE * 100n) ?? charged[0];
  return place === undefined ? null : bookingOf(book, place);
}

/** Camps run from Monday to Friday: more days than five, or none, leave the wrong number of days of immersion. */
function campDaysUnusual(inspection: Inspection): readonly Found<'camp_days_unusual'>[] {
  const days = inspection.book.policy.campDaysPerWeek;
  const [activity] = inspection.activities;
  if ((days >= 1 && days <= 5) || activity === undefined) return [];
  const week = campWeekWith(inspection.book, activity);
  return [{ path: ['policy', 'campDaysPerWeek'], data: { days }, request: week && { ...week, activityDetailsType: 'mixed' } }];
}
