// Discount rules that never apply, apply to everybody, or do something else than they seem to.

import { toScaled } from '../../../money/decimal-text.ts';
import { normaliseCode } from '../../discounts.ts';
import type { DiscountRule, TripType } from '../../shape.ts';
import { bookingOf, largestQuantity, placeReaching } from '../bookings.ts';
import { decimalText, HUNDRED_PERCENT } from '../decimals.ts';
import type { Found } from '../finding.ts';
import { groupBy } from '../group-by.ts';
import type { ChargedPlace, Inspection } from '../inspection.ts';
import { fault, type Rule, smell } from '../rule.ts';

/** Discount rules one by one, and rules of one trip type against each other. */
export function discountRules(): readonly Rule[] {
  return [
    smell('discount_unreachable', discountUnreachable),
    smell('discount_never_applies', discountNeverApplies),
    smell('discount_code_unneeded', discountCodeUnneeded),
    smell('discount_without_effect', discountWithoutEffect),
    fault('discount_doubled', discountDoubled),
    smell('discount_tiers_add_up', tiersAddUp),
  ];
}

function discountUnreachable(inspection: Inspection): readonly Found<'discount_unreachable'>[] {
  const { book } = inspection;
  return written(inspection).flatMap(({ path, rule, tripType, places }) => {
    const largest = Math.max(0, ...places.map((place) => largestQuantity(place, book.policy.campDaysPerWeek)));
    if (places.length === 0 || rule.minQuantity <= largest) return [];
    const longest = placeReaching(book, places, largest);
    return [
      {
        path: [...path, 'minQuantity'],
        data: { tripTypeId: tripType.id, minQuantity: rule.minQuantity, largest },
        request: longest && bookingOf(book, longest, { quantity: largest, code: rule.code }),
      },
    ];
  });
}

function discountNeverApplies(inspection: Inspection): readonly Found<'discount_never_applies'>[] {
  return written(inspection)
    .filter(({ rule }) => !isAlive(rule))
    .map((entry) => ({ path: entry.path, data: { tripTypeId: entry.tripType.id }, request: showing(inspection, entry, null) }));
}

function discountCodeUnneeded(inspection: Inspection): readonly Found<'discount_code_unneeded'>[] {
  return written(inspection)
    .filter(({ rule }) => rule.required && normaliseCode(rule.code) !== null)
    .map((entry) => ({
      path: [...entry.path, 'required'],
      data: { tripTypeId: entry.tripType.id, code: entry.rule.code?.trim() ?? '' },
      request: showing(inspection, entry, null),
    }));
}

function discountWithoutEffect(inspection: Inspection): readonly Found<'discount_without_effect'>[] {
  return written(inspection)
    .filter(({ rule, places }) => isAlive(rule) && places.length > 0 && !places.some((place) => takesAnything(place, rule)))
    .map((entry) => ({
      path: entry.path,
      data: { tripTypeId: entry.tripType.id, code: entry.rule.code?.trim() || null },
      request: showing(inspection, entry, entry.rule.code),
    }));
}

interface WrittenRule {
  readonly path: readonly (string | number)[];
  readonly rule: DiscountRule;
  readonly position: number;
  readonly tripType: TripType;
  /** What the rule could apply to. */
  readonly places: readonly ChargedPlace[];
}

function written({ book, charged }: Inspection): readonly WrittenRule[] {
  const byTripType = groupBy(charged, ({ facts }) => facts.tripType);
  return book.tripTypes.flatMap((tripType, index) =>
    tripType.discounts.map((rule, position) => ({
      path: ['tripTypes', index, 'discounts', position],
      rule,
      position,
      tripType,
      places: byTripType.get(tripType) ?? [],
    })),
  );
}

function showing(inspection: Inspection, { rule, places }: WrittenRule, code: string | null) {
  const place = placeReaching(inspection.book, places, rule.minQuantity);
  return place && bookingOf(inspection.book, place, { quantity: rule.minQuantity, code });
}

function isAlive(rule: DiscountRule): boolean {
  return rule.required || normaliseCode(rule.code) !== null;
}

/** A demand discount needs a commission to come out of, a supply discount a payout. */
function takesAnything({ scaled }: ChargedPlace, rule: DiscountRule): boolean {
  return (
    (rule.demandDiscount !== '0' && scaled.customerPercentage > 0n) ||
    (rule.supplyDiscount !== '0' && scaled.providerPercentage < HUNDRED_PERCENT)
  );
}

/** Two rules that begin at the same quantity for the same people add up; most likely one replaced the other. */
function discountDoubled(inspection: Inspection): readonly Found<'discount_doubled'>[] {
  return written(inspection).flatMap((entry) => {
    const { rule, tripType, position } = entry;
    const first = tripType.discounts.slice(0, position).find((other) => isSameOffer(other, rule) && other.minQuantity === rule.minQuantity);
    if (first === undefined || !isAlive(rule)) return [];
    const sum = (field: 'demandDiscount' | 'supplyDiscount') => decimalText(toScaled(first[field]) + toScaled(rule[field]));
    return [
      {
        path: entry.path,
        data: { tripTypeId: tripType.id, code: rule.code?.trim() || null, demand: sum('demandDiscount'), supply: sum('supplyDiscount') },
        request: showing(inspection, entry, rule.code),
      },
    ];
  });
}

function isSameOffer(a: DiscountRule, b: DiscountRule): boolean {
  return a.required === b.required && (a.required || normaliseCode(a.code) === normaliseCode(b.code));
}

/** A longer stay's rule that alone is larger reads as "instead of", but rules add up. */
function tiersAddUp(inspection: Inspection): readonly Found<'discount_tiers_add_up'>[] {
  return written(inspection).flatMap((entry) => {
    const { rule, tripType } = entry;
    const own = toScaled(rule.demandDiscount);
    const below = tripType.discounts.filter(
      (other) => isSameOffer(other, rule) && other.minQuantity < rule.minQuantity && other.minQuantity > 0,
    );
    const largestBelow = below.reduce(
      (largest, { demandDiscount }) => (toScaled(demandDiscount) > largest ? toScaled(demandDiscount) : largest),
      0n,
    );
    if (!isAlive(rule) || largestBelow === 0n || own <= largestBelow) return [];
    const together = below.reduce((sum, { demandDiscount }) => sum + toScaled(demandDiscount), own);
    return [
      {
        path: entry.path,
        data: {
          tripTypeId: tripType.id,
          code: rule.code?.trim() || null,
          minQuantity: rule.minQuantity,
          own: rule.demandDiscount,
          together: decimalText(together),
        },
        request: showing(inspection, entry, rule.code),
      },
    ];
  });
}
