// The views of every side, as data.

import { amount, COMMON, CUSTOMER_VIEW, FACTS, type Fields, listOf, oneOf, PAYEE, type Shape, STAY } from './view-shape.ts';

const PAID: Shape = [[/* @__PURE__ */ listOf([PAYEE, FACTS, [[amount, 'provider providerDiscount']]]), 'pricings']];

const OF_FAMILY: Shape = [[amount, 'subtotalHF discountHF totalHF']];

const PROVIDER_VIEW: readonly Shape[] = [
  COMMON,
  PAID,
  [
    [amount, 'payout'],
    [/* @__PURE__ */ oneOf([PAYEE]), 'payee'],
    [/* @__PURE__ */ oneOf([STAY]), 'request'],
  ],
];

const FINANCE_VIEW: readonly Shape[] = [
  ...CUSTOMER_VIEW,
  PAID,
  OF_FAMILY,
  [
    [amount, 'amountSupplyVAT amountFamworld'],
    [/* @__PURE__ */ listOf([PAYEE, [[amount, 'amount']]]), 'payouts'],
  ],
];

/** What a view is made of, by the side it names; null where it names none. A provider's has the family's totals, or none of them. */
export function shapesOf(view: Fields): readonly Shape[] | null {
  switch (view['side']) {
    case 'customer':
      return CUSTOMER_VIEW;
    case 'provider':
      return ['subtotalHF', 'discountHF', 'totalHF'].some((name) => name in view) ? [...PROVIDER_VIEW, OF_FAMILY] : PROVIDER_VIEW;
    case 'finance':
      return FINANCE_VIEW;
    default:
      return null;
  }
}
