// Figures of one record that contradict each other: no calculation gives them, so no cause need be looked for.

import type { Recorded } from '@hosted-stay/pricing-core';
import { add, compare, subtract } from './exact.ts';

/** What must equal what in any quote, whatever book, request or rounding it came from. */
interface Law {
  readonly said: string;
  /** Left and right, or undefined where one of their parts was not recorded. */
  readonly sides: (recorded: Recorded) => readonly [string, string] | undefined;
}

const LAWS: readonly Law[] = [
  {
    said: 'total is not subtotal − discount + vat',
    sides: ({ total, subtotal, discount, vat }) => both(total, plus(minus(subtotal, discount), vat)),
  },
  {
    said: 'total is not amountSupplyVAT + amountFamworld + vat',
    sides: ({ total, amountSupplyVAT, amountFamworld, vat }) => both(total, plus(plus(amountSupplyVAT, amountFamworld), vat)),
  },
  {
    said: 'subtotal − discount is not amountSupplyVAT + amountFamworld',
    sides: ({ subtotal, discount, amountSupplyVAT, amountFamworld }) =>
      both(minus(subtotal, discount), plus(amountSupplyVAT, amountFamworld)),
  },
  {
    said: 'totalHF is not subtotalHF − discountHF',
    sides: ({ totalHF, subtotalHF, discountHF }) => both(totalHF, minus(subtotalHF, discountHF)),
  },
  {
    said: 'the lines do not add up to subtotal',
    sides: ({ subtotal, pricings }) =>
      both(
        subtotal,
        sumOf(pricings, ({ customer }) => customer),
      ),
  },
  {
    said: 'the discounts of the lines do not add up to discount',
    sides: ({ discount, pricings }) =>
      both(
        discount,
        sumOf(pricings, ({ customerDiscount }) => customerDiscount),
      ),
  },
  {
    said: 'the payouts of the lines do not add up to amountSupplyVAT',
    sides: ({ amountSupplyVAT, pricings }) =>
      both(
        amountSupplyVAT,
        sumOf(pricings, (line) => minus(line.provider, line.providerDiscount)),
      ),
  },
  {
    said: 'amountPricingType does not add up to subtotal',
    sides: ({ subtotal, amountPricingType }) =>
      both(
        subtotal,
        sumOf(amountPricingType && Object.values(amountPricingType), (amount) => amount),
      ),
  },
];

/** The first law the record breaks, in words; undefined where its figures agree with each other. */
export function contradictionIn(recorded: Recorded): string | undefined {
  return LAWS.find(({ sides }) => {
    const found = sides(recorded);
    return found !== undefined && compare(...found) !== 0;
  })?.said;
}

type Amount = string | undefined;

function both(left: Amount, right: Amount): readonly [string, string] | undefined {
  return left === undefined || right === undefined ? undefined : [left, right];
}

function plus(a: Amount, b: Amount): Amount {
  return a === undefined || b === undefined ? undefined : add(a, b);
}

function minus(a: Amount, b: Amount): Amount {
  return a === undefined || b === undefined ? undefined : subtract(a, b);
}

/** Undefined where there is no list, or one member lacks the figure. */
function sumOf<T>(members: readonly T[] | undefined, figure: (member: T) => Amount): Amount {
  return members?.reduce<Amount>((sum, member) => plus(sum, figure(member)), '0');
}
