// Discount codes that customers, and whoever wrote the book, will mistake for each other.

import { normaliseCode } from '../../discounts.ts';
import type { DiscountRule, PriceBook, TripType } from '../../shape.ts';
import { bookingOf, placeReaching } from '../bookings.ts';
import type { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { type Rule, smell } from '../rule.ts';

/** Codes that look alike, or are worth different things. */
export function discountCodeRules(): readonly Rule[] {
  return [smell('discount_codes_alike', codesAlike), smell('discount_code_differs', codeDiffers)];
}

interface CodeUse {
  readonly key: string;
  readonly code: string;
  readonly rule: DiscountRule;
  readonly tripType: TripType;
  readonly path: readonly (string | number)[];
}

/** The rules that only a code opens, in the order of the book. */
function codeUses(book: PriceBook): readonly CodeUse[] {
  return book.tripTypes.flatMap((tripType, index) =>
    tripType.discounts.flatMap((rule, position) => {
      const key = normaliseCode(rule.code);
      if (key === null || rule.required) return [];
      return [{ key, code: (rule.code ?? '').trim(), rule, tripType, path: ['tripTypes', index, 'discounts', position] }];
    }),
  );
}

/** Case and space around a code don't matter; a space or hyphen inside makes it another code. */
function codesAlike(inspection: Inspection): readonly Found<'discount_codes_alike'>[] {
  const first = new Map<string, CodeUse>();
  const told = new Set<string>();
  return codeUses(inspection.book).flatMap((use) => {
    const letters = use.key.replace(/[^\p{L}\p{N}]/gu, '');
    const earlier = first.get(letters);
    if (earlier === undefined) first.set(letters, use);
    if (earlier === undefined || earlier.key === use.key || told.has(use.key)) return [];
    told.add(use.key);
    return [
      {
        path: [...use.path, 'code'],
        data: { code: use.code, other: earlier.code },
        request: findBookingFor(inspection, earlier, use.code),
      },
    ];
  });
}

/** The same code, from the same quantity on, worth something else in another trip type. */
function codeDiffers(inspection: Inspection): readonly Found<'discount_code_differs'>[] {
  const first = new Map<string, CodeUse>();
  return codeUses(inspection.book).flatMap((use) => {
    const key = JSON.stringify([use.key, use.rule.minQuantity]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, use);
    if (earlier === undefined || earlier.tripType === use.tripType || isSameWorth(earlier.rule, use.rule)) return [];
    return [
      {
        path: use.path,
        data: { code: use.code, tripTypeId: use.tripType.id, otherTripTypeId: earlier.tripType.id },
        request: findBookingFor(inspection, use, use.code),
      },
    ];
  });
}

function isSameWorth(a: DiscountRule, b: DiscountRule): boolean {
  return a.demandDiscount === b.demandDiscount && a.supplyDiscount === b.supplyDiscount;
}

/** A booking that reaches the rule of `use` and gives `code`. */
function findBookingFor({ book, charged }: Inspection, { rule, tripType }: CodeUse, code: string) {
  const places = charged.filter(({ facts }) => facts.tripType === tripType);
  const place = placeReaching(book, places, rule.minQuantity);
  return place && bookingOf(book, place, { quantity: rule.minQuantity, code });
}
