// The last step: exact integers → a quote under its public names, amounts as decimal text.

import { issue, type QuoteWarning } from './issues.ts';
import { formatAmount } from './money/amount.ts';
import { type Integer, subtract } from './money/integer.ts';
import { PRICING_TYPES, type PricingType } from './price-book/names.ts';
import { MadeQuote, type Payout, type Quote, type QuoteLine } from './quote.ts';
import type { PricedLine } from './steps/price.ts';
import type { Totalled, Totals } from './steps/total.ts';

/** Writes the quote out. `bookHash` is asked for only when a fingerprint is. */
export function writeQuote(totalled: Totalled, bookHash: () => string): Quote {
  const { counted, lines, totals } = totalled;
  const { book } = counted.resolved;
  const { digits } = book;
  const { counts } = counted;
  return new MadeQuote(
    {
      currency: book.source.currency,
      noOfDaysOfTrip: counts.noOfDaysOfTrip,
      countMonToFri: counts.countMonToFri,
      noOfCampsAdded: counts.noOfCampsAdded,
      noOfImmersionDays: counts.noOfImmersionDays,
      subtotal: formatAmount(totals.subtotal, digits),
      discount: formatAmount(totals.discount, digits),
      vat: formatAmount(totals.vat, digits),
      total: formatAmount(totals.total, digits),
      subtotalHF: formatAmount(totals.subtotalHF, digits),
      discountHF: formatAmount(totals.discountHF, digits),
      totalHF: formatAmount(subtract(totals.subtotalHF, totals.discountHF), digits),
      amountSupplyVAT: formatAmount(totals.supplierAmount, digits),
      amountFamworld: formatAmount(totals.platformAmount, digits),
      amountPricingType: writeByPricingType(totals, digits),
      pricings: lines.map((line) => writeLine(line, digits)),
      payouts: writePayouts(totals, digits),
      warnings: warningsOf(totalled),
    },
    { totalled, bookHash },
  );
}

function writeLine({ line, amounts }: PricedLine, digits: number): QuoteLine {
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

function writeByPricingType({ byPricingType }: Totals, digits: number): Quote['amountPricingType'] {
  const written: Partial<Record<PricingType, string>> = {};
  for (const type of PRICING_TYPES) {
    const sum: Integer | null = byPricingType[type];
    if (sum !== null) written[type] = formatAmount(sum, digits);
  }
  return written;
}

function writePayouts({ payouts }: Totals, digits: number): Payout[] {
  return payouts.map(({ owner, amount }) => ({
    hostableType: owner.hostableType,
    hostableId: owner.id,
    amount: formatAmount(amount, digits),
  }));
}

const NO_WARNINGS: readonly QuoteWarning[] = [];

function warningsOf({ counted, lines }: Totalled): readonly QuoteWarning[] {
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
  const priced = new Set(lines.flatMap(({ line }) => (line.candidate.category === 'camp' ? [line.owner] : [])));
  return counted.shares.reduce((sum, { owner, campWeeks }) => sum + (priced.has(owner) ? 0 : campWeeks), 0);
}
