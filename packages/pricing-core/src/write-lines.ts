// The written parts of a quote: exact integers → lines, sums and payouts with amounts as decimal text, and the warnings.

import { issue, type QuoteWarning } from './issues.ts';
import { formatAmount } from './money/amount.ts';
import type { PricingType } from './price-book/names.ts';
import type { Payout, Quote, QuoteLine } from './quote.ts';
import type { PricedLine } from './steps/price.ts';
import type { Totalled, Totals } from './steps/total.ts';

/** A priced line as the quote holds it: amounts in minor units become decimal text with `digits` fraction digits. */
export function writeLine(priced: PricedLine, digits: number): QuoteLine {
  const { owner, candidate, quantity, students } = priced.line;
  return {
    pricingTemplateId: candidate.templateId,
    hostableType: owner.hostableType,
    hostableId: owner.id,
    level: candidate.level,
    tripTypeId: candidate.tripTypeId,
    serviceTypeId: candidate.serviceTypeId,
    category: candidate.category,
    pricingType: candidate.pricingType,
    quantity,
    students,
    customer: formatAmount(priced.customer, digits),
    customerDiscount: formatAmount(priced.customerDiscount, digits),
    provider: formatAmount(priced.provider, digits),
    providerDiscount: formatAmount(priced.providerDiscount, digits),
  };
}

/** Spelt out, as it is called for every quote: fields written by a computed name cost twice as much. */
export function writeByPricingType({ byPricingType }: Totals, digits: number): Quote['amountPricingType'] {
  const [perNight, perDay, perWeek, perTransfer, immersion, perTrip] = byPricingType;
  const written: { -readonly [T in PricingType]?: string } = {};
  if (perNight != null) written.per_night = formatAmount(perNight, digits);
  if (perDay != null) written.per_day = formatAmount(perDay, digits);
  if (perWeek != null) written.per_week = formatAmount(perWeek, digits);
  if (perTransfer != null) written.per_transfer = formatAmount(perTransfer, digits);
  if (immersion != null) written.immersion = formatAmount(immersion, digits);
  if (perTrip != null) written.per_trip = formatAmount(perTrip, digits);
  return written;
}

/** What each owner is paid, as decimal text with `digits` fraction digits. */
export function writePayouts({ payouts }: Totals, digits: number): Payout[] {
  return payouts.map(({ owner, amount }) => ({
    hostableType: owner.hostableType,
    hostableId: owner.id,
    amount: formatAmount(amount, digits),
  }));
}

const NO_WARNINGS: readonly QuoteWarning[] = /* @__PURE__ */ Object.freeze([]);

/**
 * What a quote tells beside its figures: a code that applied to nothing, camp weeks without a price. Frozen and shared where there
 * is nothing.
 */
export function warningsOf({ counted, lines }: Totalled): readonly QuoteWarning[] {
  const { discountCode } = counted.resolved.request;
  const unusedCode = discountCode !== null && !lines.some(({ line }) => line.tier.byCode);
  const weeks = counted.counts.noOfCampsAdded === 0 ? 0 : unpricedCampWeeks({ counted, lines });
  if (!unusedCode && weeks === 0) return NO_WARNINGS;
  return [
    ...(unusedCode ? [issue('discount_code_not_applied', ['discountCode'], { discountCode })] : []),
    ...(weeks > 0 ? [issue('camp_weeks_unpriced', ['currentNoOfWeeks'], { weeks })] : []),
  ];
}

/** Camp weeks of the family, or of a chosen activity, for which no camp line stands. */
function unpricedCampWeeks({ counted, lines }: Pick<Totalled, 'counted' | 'lines'>): number {
  let weeks = 0;
  for (const { owner, campWeeks } of counted.shares) {
    if (campWeeks > 0 && !lines.some(({ line }) => line.owner === owner && line.candidate.category === 'camp')) weeks += campWeeks;
  }
  return weeks;
}
