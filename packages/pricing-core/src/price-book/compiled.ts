// A book made ready for quoting: owners by id, each with the pricings that could ever count for it.

import type { Ratio, Rounding } from '../money/ratio.ts';
import type { DiscountTable, DiscountTier } from './discounts.ts';
import type { Level } from './levels.ts';
import type { PricingType, ServiceCategory } from './names.ts';
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
  declare readonly perBooking: boolean;
  declare readonly required: boolean;
  /** The quantity the book gives, where it gives one. */
  declare readonly givenQuantity: number | null;
  declare readonly discounts: DiscountTable;
  /** What one unit costs before any discount. */
  declare readonly full: UnitRates;
  readonly #scaled: ScaledPricing;
  readonly #digits: number;
  readonly #discounted: UnitRates[] = [];

  constructor(facts: CandidateFacts) {
    this.level = facts.level;
    this.templateId = facts.templateId;
    this.tripTypeId = facts.tripTypeId;
    this.serviceTypeId = facts.serviceTypeId;
    this.category = facts.category;
    this.pricingType = facts.pricingType;
    this.perBooking = facts.perBooking;
    this.required = facts.required;
    this.givenQuantity = facts.givenQuantity;
    this.discounts = facts.discounts;
    this.#scaled = facts.scaled;
    this.#digits = facts.digits;
    this.full = unitRates(facts.scaled, facts.digits, 0n, 0n);
  }

  /** The same pricing with some of its facts changed, for questions of the kind "what if". */
  with(changes: Partial<CandidateFacts>): Candidate {
    return new Candidate({ ...this, scaled: this.#scaled, digits: this.#digits, ...changes });
  }

  /** What one unit costs in a tier. Worked out at its first use and kept: the same whoever asks. */
  discountedRates(tier: DiscountTier): UnitRates {
    return this.#discounted[tier.index] ?? this.#keep(tier);
  }

  #keep(tier: DiscountTier): UnitRates {
    const rates = tier.demand === 0n && tier.supply === 0n ? this.full : unitRates(this.#scaled, this.#digits, tier.demand, tier.supply);
    this.#discounted[tier.index] = rates;
    return rates;
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
