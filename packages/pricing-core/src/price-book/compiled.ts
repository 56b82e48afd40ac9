// A book made ready for quoting: owners by id, each with the pricings that could ever count for it.

import type { Ratio, Rounding } from '../money/ratio.ts';
import type { DiscountTable, DiscountTier } from './discounts.ts';
import type { Level } from './levels.ts';
import { PRICING_TYPES, type PricingType, type ServiceCategory } from './names.ts';
import { basisOf, type QuantityBasis } from './quantity-basis.ts';
import { RatePool, ROW_LENGTH, writeRow } from './rate-pool.ts';
import { type ScaledPricing, type UnitRates, unitRates } from './rates.ts';
import type { Hostable, PriceBook } from './shape.ts';

/** Whom a line pays. */
export type HostableType = 'Host_family' | 'Activity';

/** One pricing with everything its template, types and trip type say about it. */
export class Candidate {
  declare readonly level: Level;
  declare readonly templateId: number;
  declare readonly tripTypeId: number;
  declare readonly serviceTypeId: number;
  declare readonly category: ServiceCategory;
  declare readonly pricingType: PricingType;
  /** Its place in `PRICING_TYPES`, where sums by pricing type are kept. */
  declare readonly pricingTypeIndex: number;
  declare readonly perBooking: boolean;
  declare readonly required: boolean;
  /** The quantity the book gives, where it gives one. */
  declare readonly givenQuantity: number | null;
  declare readonly basis: QuantityBasis;
  declare readonly discounts: DiscountTable;
  /** What one unit costs before any discount. */
  declare readonly full: UnitRates;
  /** The rates as numbers: row 0 in full, then one row a tier, written when first needed. See {@link rateRow}. */
  declare readonly rates: Float64Array;
  /** Where in `rates` the row before any discount begins. */
  declare readonly fullRow: number;
  readonly #scaled: ScaledPricing;
  readonly #digits: number;
  readonly #discounted: UnitRates[] = [];

  constructor(facts: CandidateFacts) {
    const { array, at } = facts.pool.take(1 + facts.discounts.tierCount);
    this.level = facts.level;
    this.templateId = facts.templateId;
    this.tripTypeId = facts.tripTypeId;
    this.serviceTypeId = facts.serviceTypeId;
    this.category = facts.category;
    this.pricingType = facts.pricingType;
    this.pricingTypeIndex = PRICING_TYPES.indexOf(facts.pricingType);
    this.perBooking = facts.perBooking;
    this.required = facts.required;
    this.givenQuantity = facts.givenQuantity;
    this.basis = basisOf(facts);
    this.discounts = facts.discounts;
    this.full = unitRates(facts.scaled, facts.digits, 0n, 0n);
    this.rates = array;
    this.fullRow = at;
    this.#scaled = facts.scaled;
    this.#digits = facts.digits;
    writeRow(array, at, this.full);
  }

  /** The same pricing with some of its facts changed, for questions of the kind "what if". */
  with(changes: Partial<CandidateFacts>): Candidate {
    return new Candidate({ ...this, scaled: this.#scaled, digits: this.#digits, pool: new RatePool(0), ...changes });
  }

  /** Where in `rates` the row of a tier begins. */
  rateRow(tier: DiscountTier): number {
    const row = this.fullRow + ROW_LENGTH * (1 + tier.index);
    if (this.rates[row + 1] === 0) writeRow(this.rates, row, this.discountedRates(tier));
    return row;
  }

  /** What one unit costs in a tier. Worked out at its first use and kept: the same whoever asks. */
  discountedRates(tier: DiscountTier): UnitRates {
    this.#discounted[tier.index] ??= this.#ratesIn(tier);
    return this.#discounted[tier.index] as UnitRates;
  }

  #ratesIn({ demand, supply }: DiscountTier): UnitRates {
    return demand === 0n && supply === 0n ? this.full : unitRates(this.#scaled, this.#digits, demand, supply);
  }
}

export interface CandidateFacts {
  readonly level: Level;
  readonly templateId: number;
  readonly tripTypeId: number;
  readonly serviceTypeId: number;
  readonly category: ServiceCategory;
  readonly pricingType: PricingType;
  readonly perBooking: boolean;
  readonly required: boolean;
  readonly givenQuantity: number | null;
  readonly discounts: DiscountTable;
  readonly scaled: ScaledPricing;
  readonly digits: number;
  readonly pool: RatePool;
}

/** A host family or an activity, with the pricings that a request could make count. */
export interface Owner {
  readonly hostableType: HostableType;
  readonly id: number;
  readonly businessId: number;
  readonly candidates: readonly Candidate[];
  readonly source: Hostable;
}

export interface CompiledBook {
  readonly source: PriceBook;
  readonly digits: number;
  readonly rounding: Rounding;
  readonly vatRate: Ratio;
  readonly campDaysPerWeek: number;
  /** Never so in a book of its own; an auditor may suppose it. */
  readonly nightsAsDays: boolean;
  readonly families: ReadonlyMap<number, Owner>;
  readonly activities: ReadonlyMap<number, Owner>;
}
