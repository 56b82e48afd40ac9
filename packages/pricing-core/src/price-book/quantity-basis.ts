// What a quantity is taken from: decided by how a pricing is counted, what kind of service it is, and whether it fixes a quantity.

import type { PricingType, ServiceCategory } from './names.ts';

interface Counting {
  readonly category: ServiceCategory;
  readonly pricingType: PricingType;
  /** The quantity the book fixes, or null. */
  readonly givenQuantity: number | null;
}

/** What a quantity counts. */
export type QuantityBasis = 'nights' | 'camp_weeks' | 'weeks_begun' | 'given' | 'one_transfer' | 'immersion_days' | 'one_trip';

/** What a pricing's quantity is taken from. */
export function basisOf({ category, pricingType, givenQuantity }: Counting): QuantityBasis {
  switch (pricingType) {
    case 'per_night':
    case 'per_day':
      return 'nights';
    case 'per_week':
      if (category === 'camp') return 'camp_weeks';
      return givenQuantity === null ? 'weeks_begun' : 'given';
    case 'per_transfer':
      return givenQuantity === null ? 'one_transfer' : 'given';
    case 'immersion':
      return 'immersion_days';
    case 'per_trip':
      return 'one_trip';
  }
}
