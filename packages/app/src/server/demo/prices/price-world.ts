// The price data of the demo world: names instead of ids, which the database generates.

import type { PriceableLevel } from '#contract/pricing/price-levels.ts';

export interface DemoTemplate {
  readonly name: string;
  readonly service: string;
  readonly counted: string;
  readonly tripTypeId: number;
  readonly required?: true;
  readonly per?: 'booking';
  /** The price in Ireland. */
  readonly amount: string;
  readonly quantity?: number;
  /** The platform's commissions in percent: on the customer's price, and on the provider's rate. */
  readonly customer: string;
  readonly provider: string;
}

/** A price of a template for `Ireland`, `IE Cork`, the address of a family, or the name of an activity. */
export interface DemoPrice {
  readonly template: string;
  readonly level: PriceableLevel;
  readonly of: string;
  readonly amount: string;
}

export interface DemoActivity {
  readonly name: string;
  /** `IE Cork` */
  readonly county: string;
}

export interface DemoDiscount {
  readonly tripTypeId: number;
  readonly minQuantity: number;
  readonly required: boolean;
  readonly code: string | null;
  readonly demandDiscount: string;
  readonly supplyDiscount: string;
}

export interface DemoPeriod {
  readonly name: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly tripTypeId: number | null;
}

export interface DemoPrices {
  /** In addition to those of the first start. */
  readonly services: readonly string[];
  readonly templates: readonly DemoTemplate[];
  readonly activities: readonly DemoActivity[];
  readonly prices: readonly DemoPrice[];
  readonly discounts: readonly DemoDiscount[];
  readonly periods: readonly DemoPeriod[];
}
