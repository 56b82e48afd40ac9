// The formulas as they are often written with decimal.js: the price of one unit first, by a division in its default 20 digits. Inexact.

import { Decimal } from 'decimal.js';
import type { LineFormulas } from '../../test/reference/decimal-reference.ts';

const Usual = Decimal.clone({ defaults: true });

export const UNIT_PRICE_FORMULAS: LineFormulas = {
  customer: (price, units, percentage) =>
    new Usual(price.amount)
      .div(new Usual(1).minus(new Usual(percentage).div(100)))
      .plus(price.customerAmount)
      .times(units),
  provider: (price, units, percentage) =>
    percentage.gte(100)
      ? new Usual(0)
      : Usual.max(0, new Usual(price.amount).times(new Usual(1).minus(new Usual(percentage).div(100))).minus(price.providerAmount)).times(
          units,
        ),
};
