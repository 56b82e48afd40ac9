// Discount rules that ask for more than there is: of the commission, or of what the host is paid.

import { toScaled } from '../../../money/decimal-text.ts';
import type { DiscountTier } from '../../discounts.ts';
import type { ScaledPricing } from '../../rates.ts';
import type { TripType } from '../../shape.ts';
import { bookingOf, largestQuantity } from '../bookings.ts';
import { decimalText, ONE } from '../decimals.ts';
import type { Found } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import type { ChargedPlace, Inspection } from '../inspection.ts';
import { isPaid } from '../payout.ts';
import { fault, type Rule } from '../rule.ts';

/** Discounts that promise more than there is to take them from. */
export function discountLossRules(): readonly Rule[] {
  return [
    fault('discount_exceeds_commission', (inspection) =>
      losses(inspection, EXCEEDS_COMMISSION).map((loss) => found(inspection, loss, EXCEEDS_COMMISSION)),
    ),
    fault('discount_takes_whole_payout', (inspection) =>
      losses(inspection, TAKES_WHOLE_PAYOUT).map((loss) => found(inspection, loss, TAKES_WHOLE_PAYOUT)),
    ),
  ];
}

/** What a tier takes, from whom, and whether that is more than there is. */
interface Taking {
  readonly side: 'demand' | 'supply';
  readonly isTooMuch: (scaled: ScaledPricing, discount: bigint) => boolean;
  readonly commissionOf: (scaled: ScaledPricing) => bigint;
}

/** A pricing without a percentage promises nothing that could be lost; one below 1 % is a slip with a rule of its own. */
const EXCEEDS_COMMISSION: Taking = {
  side: 'demand',
  isTooMuch: ({ customerPercentage }, demand) => customerPercentage >= ONE && demand > customerPercentage,
  commissionOf: ({ customerPercentage }) => customerPercentage,
};

/** Only where the host is paid something without the discount. */
const TAKES_WHOLE_PAYOUT: Taking = {
  side: 'supply',
  isTooMuch: (scaled, supply) => supply > 0n && isPaid(scaled) && !isPaid(scaled, supply),
  commissionOf: ({ providerPercentage }) => providerPercentage,
};

interface Loss {
  readonly tripType: TripType;
  readonly code: string | null;
  readonly tier: DiscountTier;
  /** The rule that takes most. */
  readonly worst: number;
  readonly place: ChargedPlace;
  readonly pricings: number;
}

/** One loss for each rule that takes most in a tier that takes too much; the first such tier is told. */
function losses({ book, charged }: Inspection, taking: Taking): readonly Loss[] {
  const byTripType = groupBy(charged, ({ facts }) => facts.tripType);
  return [...byTripType].flatMap(([tripType, places]) => {
    const byRule = new Map<number, Loss>();
    for (const { code, tier } of tiersOf(places)) {
      const hit = places.filter(
        (place) => isHit(place, tier, taking) && largestQuantity(place, book.policy.campDaysPerWeek) >= tier.fromQuantity,
      );
      const worst = rankedRules(tripType, tier, taking)[0];
      const place = hit[0];
      if (place === undefined || worst === undefined || byRule.has(worst)) continue;
      byRule.set(worst, { tripType, code, tier, worst, place, pricings: hit.length });
    }
    return [...byRule.values()];
  });
}

/** The tiers that apply by themselves, then those of each code. */
function tiersOf(places: readonly ChargedPlace[]) {
  const table = places[0]?.facts.discounts;
  if (table === undefined) return [];
  return [
    ...table.automatic.map((tier) => ({ code: null, tier })),
    ...[...table.byCode].flatMap(([code, tiers]) => tiers.filter(({ byCode }) => byCode).map((tier) => ({ code, tier }))),
  ];
}

function isHit({ scaled }: ChargedPlace, tier: DiscountTier, { side, isTooMuch }: Taking): boolean {
  return isTooMuch(scaled, tier[side]);
}

function rankedRules({ discounts }: TripType, { rules }: DiscountTier, { side }: Taking): readonly number[] {
  const field = fieldOf(side);
  const points = (position: number) => toScaled(discounts[position]?.[field] ?? '0');
  return rules.toSorted((a, b) => (points(a) < points(b) ? 1 : Number(points(a) > points(b)) * -1));
}

function fieldOf(side: Taking['side']) {
  return side === 'demand' ? 'demandDiscount' : 'supplyDiscount';
}

function found(
  { book }: Inspection,
  loss: Loss,
  { side, commissionOf }: Taking,
): Found<'discount_exceeds_commission' | 'discount_takes_whole_payout'> {
  const { tripType, code, tier, worst, place } = loss;
  const spelt = code === null ? null : (tripType.discounts.find((rule) => rule.code?.trim().toLowerCase() === code)?.code?.trim() ?? null);
  return {
    path: ['tripTypes', book.tripTypes.indexOf(tripType), 'discounts', worst, fieldOf(side)],
    data: {
      tripTypeId: tripType.id,
      templateId: place.pricing.pricingTemplateId,
      code: spelt,
      quantity: tier.fromQuantity,
      rules: tier.rules,
      discount: decimalText(tier[side]),
      commission: decimalText(commissionOf(place.scaled)),
      pricings: loss.pricings,
    },
    request: bookingOf(book, place, { quantity: tier.fromQuantity, code: spelt }),
  };
}
