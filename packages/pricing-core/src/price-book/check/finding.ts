// What a check of a price book may find: a closed list of rules, and what each of them says about its finding.

import type { Path } from '../../issues.ts';
import type { QuoteRequestInput } from '../../quote-request.ts';
import type { PricingType, ServiceCategory } from '../names.ts';

/** A `fault` charges or pays what nobody can want; a `smell` is most likely a slip, and may be meant. */
export type Severity = 'fault' | 'smell';

/** Which of a pricing's two commissions is meant. */
export type CommissionSide = 'customer' | 'provider';

/** The parts of a book that can be left over. */
export type UnusedCollection = 'serviceTypes' | 'pricingTypes' | 'tripTypes' | 'counties' | 'countries';

/** The parts of a book in which two entries of one name would be mistaken for each other. */
export type NamedCollection = 'serviceTypes' | 'pricingTypes' | 'tripTypes' | 'templates' | 'countries' | 'counties' | 'activities';

/** What each rule says about its finding. Amounts and percentages are decimal text; ids are the book's. */
export interface FindingData {
  // Commissions
  readonly provider_percentage_full: { readonly templateId: number; readonly percentage: string };
  readonly provider_commission_takes_all: { readonly templateId: number; readonly commission: string; readonly left: string };
  readonly commission_high: { readonly templateId: number; readonly side: CommissionSide; readonly percentage: string };
  readonly commission_missing: { readonly templateId: number; readonly others: number };
  readonly percentage_as_fraction: {
    readonly templateId: number;
    readonly side: CommissionSide;
    readonly percentage: string;
    readonly meant: string;
  };
  // Discount rules
  readonly discount_exceeds_commission: DiscountLoss & { readonly commission: string };
  readonly discount_takes_whole_payout: DiscountLoss & { readonly commission: string };
  readonly discount_unreachable: { readonly tripTypeId: number; readonly minQuantity: number; readonly largest: number };
  readonly discount_never_applies: { readonly tripTypeId: number };
  readonly discount_code_unneeded: { readonly tripTypeId: number; readonly code: string };
  readonly discount_without_effect: { readonly tripTypeId: number; readonly code: string | null };
  readonly discount_doubled: {
    readonly tripTypeId: number;
    readonly code: string | null;
    readonly demand: string;
    readonly supply: string;
  };
  readonly discount_tiers_add_up: {
    readonly tripTypeId: number;
    readonly code: string | null;
    readonly minQuantity: number;
    readonly own: string;
    readonly together: string;
  };
  readonly discount_codes_alike: { readonly code: string; readonly other: string };
  readonly discount_code_differs: { readonly code: string; readonly tripTypeId: number; readonly otherTripTypeId: number };
  // Amounts
  readonly amount_far_from_others: { readonly templateId: number; readonly amount: string; readonly median: string };
  readonly amount_too_precise: { readonly templateId: number; readonly amount: string; readonly digits: number };
  readonly amount_zero: { readonly templateId: number };
  readonly zero_hides_price: { readonly templateId: number; readonly hidden: string };
  // What an owner's prices leave out or charge twice
  readonly stay_unpriced: { readonly hostFamilyId: number };
  readonly stay_not_payable: { readonly hostFamilyId: number; readonly families: number };
  readonly camp_unpriced: { readonly activityId: number };
  readonly camp_charged_twice: DoubleCharge;
  readonly service_charged_twice: DoubleCharge;
  readonly activity_price_ignored: { readonly templateId: number; readonly category: ServiceCategory };
  readonly inactive_trip_type_priced: { readonly tripTypeId: number; readonly templateId: number; readonly pricings: number };
  // Quantities
  readonly quantity_ignored: { readonly templateId: number; readonly quantity: number; readonly pricingType: PricingType };
  readonly quantity_zero: { readonly templateId: number };
  readonly pricing_type_unfit: { readonly templateId: number; readonly category: ServiceCategory; readonly pricingType: PricingType };
  // Names and leftovers
  readonly service_name_unrecognised: { readonly name: string; readonly likely: ServiceCategory };
  readonly service_name_ambiguous: { readonly name: string; readonly taken: ServiceCategory; readonly passedOver: ServiceCategory };
  readonly name_doubled: { readonly collection: NamedCollection; readonly name: string; readonly first: Path };
  readonly name_blank: { readonly id: number };
  readonly template_never_priced: { readonly templateId: number };
  readonly entry_unused: { readonly collection: UnusedCollection; readonly id: number };
  // The book as a whole
  readonly vat_rate_above_one: { readonly rate: string; readonly meant: string };
  readonly vat_rate_unusual: { readonly rate: string };
  readonly camp_days_unusual: { readonly days: number };
  readonly effective_from_missing: { readonly version: string };
}

/** Percentage points that a booking is promised or a host gives up, more than there is to take them from. */
interface DiscountLoss {
  readonly tripTypeId: number;
  readonly templateId: number;
  /** The code that brings the rules together, or null where they apply by themselves. */
  readonly code: string | null;
  readonly quantity: number;
  /** Positions of the rules that apply together, in the trip type's list. */
  readonly rules: readonly number[];
  /** Percentage points they add up to. */
  readonly discount: string;
  /** How many of the book's pricings are hit. */
  readonly pricings: number;
}

/** Two templates that one booking is charged for the same thing. */
interface DoubleCharge {
  readonly templateId: number;
  readonly otherTemplateId: number;
  /** How many families or activities it happens to. */
  readonly owners: number;
}

export type RuleId = keyof FindingData;

/**
 * One finding. `path` leads to what should be changed; `request` is a booking whose quote shows the problem,
 * null only where no booking can.
 */
export type Finding<R extends RuleId = RuleId> = {
  readonly [K in R]: { readonly rule: K; readonly severity: Severity; readonly request: QuoteRequestInput | null } & Found<K>;
}[R];

/** The part of a finding that a rule works out itself. */
export interface Found<R extends RuleId> {
  readonly path: Path;
  readonly data: FindingData[R];
  readonly request: QuoteRequestInput | null;
}
