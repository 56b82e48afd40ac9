// The written parts of a quote: exact integers → lines, sums and payouts with amounts as decimal text, and the warnings.

import { issue, type QuoteWarning } from './issues.ts';
import { formatAmount } from './money/amount.ts';
import { PRICING_TYPES, type PricingType } from './price-book/names.ts';
import type { Payout, Quote, QuoteLine } from './quote.ts';
import type { PricedLine } from './steps/price.ts';
import type { Totalled, Totals } from './steps/total.ts';

export function writeLine({ line, amounts }: PricedLine, digits: number): QuoteLine {
  const { owner, candidate } = line;
  return {
    pricingTemplateId: candidate.templateId,
    hostableType: owner.hostableType,
    hostableId: owner.id,
    level: candidate.level,
    tripTypeId: candidate.tripTypeId,
    serviceTypeId: candidate.serviceTypeId,
    category: candidate.category,
    pricingType: candidate.pricingType,
    quantity: line.quantity,
    students: line.students,
    customer: formatAmount(amounts.customer, digits),
    customerDiscount: formatAmount(amounts.customerDiscount, digits),
    provider: formatAmount(amounts.provider, digits),
    providerDiscount: formatAmount(amounts.providerDiscount, digits),
  };
}

export function writeByPricingType({ byPricingType }: Totals, digits: number): Quote['amountPricingType'] {
  const written: Partial<Record<PricingType, string>> = {};
  for (const type of PRICING_TYPES) {
    const sum = byPricingType[type];
    if (sum !== null) written[type] = formatAmount(sum, digits);
  }
  return written;
}

export function writePayouts({ payouts }: Totals, digits: number): Payout[] {
  return payouts.map(({ owner, amount }) => ({
    hostableType: owner.hostableType,
    hostableId: owner.id,
    amount: formatAmount(amount, digits),
  }));
}

const NO_WARNINGS: readonly QuoteWarning[] = [];

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
