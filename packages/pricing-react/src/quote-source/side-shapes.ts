// The views of every side, as data.

import type { Side } from '@hosted-stay/pricing-core';
import { COMMON, CUSTOMER_VIEW, FACTS, fits, isAmountOf, isListOf, PAYEE, type Shape, STAY } from './view-shape.ts';

const PROVIDER_LINE: readonly Shape[] = [PAYEE, FACTS, [[isAmountOf, 'provider providerDiscount']]];

const PAID: Shape = [[(lines, isAmount) => isListOf(lines, (line) => fits(line, PROVIDER_LINE, isAmount)), 'pricings']];

export const VIEWS: Readonly<Record<Side, readonly Shape[]>> = {
  customer: CUSTOMER_VIEW,
  provider: [
    COMMON,
    PAID,
    [
      [isAmountOf, 'payout'],
      [(payee) => fits(payee, [PAYEE]), 'payee'],
      [(request) => fits(request, [STAY]), 'request'],
    ],
  ],
  finance: [
    ...CUSTOMER_VIEW,
    PAID,
    [
      [isAmountOf, 'subtotalHF discountHF totalHF amountSupplyVAT amountFamworld'],
      [(payouts, isAmount) => isListOf(payouts, (payout) => fits(payout, [PAYEE, [[isAmountOf, 'amount']]], isAmount)), 'payouts'],
    ],
  ],
};
