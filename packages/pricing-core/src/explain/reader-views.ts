// What each reader may know of an explanation. Words are made of these views alone, so none can say what its view does not hold.

import type { QuoteWarning } from '../issues.ts';
import type { PricingType } from '../price-book/names.ts';
import type { AbsentPricing } from './absence.ts';
import type { QuantityOrigin } from './count-origins.ts';
import type { ExplainedPayout, ExplainedStay, Explanation, Inclusion } from './explanation.ts';
import type { Commission } from './line-figures.ts';
import type { Named, NamedPayee } from './pricing-facts.ts';
import type { Shortfall } from './rules.ts';

export type Reader = 'parent' | 'host' | 'finance';

/** What every reader of a line is told. */
export interface CountedLine {
  readonly template: Named;
  readonly serviceType: Named;
  readonly payee: NamedPayee;
  readonly pricingType: PricingType;
  readonly inclusion: Inclusion;
  readonly quantity: QuantityOrigin;
  readonly per: 'student' | 'booking';
  readonly students: number;
  readonly units: number;
}

/** When a rule applies. The code is null unless the request itself gave it. */
export interface RuleCondition {
  readonly minQuantity: number;
  readonly code: string | null;
}

/** Discounts of one line on one side: the points that count, and what they come to. Null where they come to nothing. */
export interface LineDiscount {
  readonly rules: readonly RuleCondition[];
  readonly points: string;
  readonly amount: string;
}

/** A longer stay that would lower the service fee. */
export interface ParentNearMiss extends Shortfall {
  readonly points: string;
  readonly saving: string;
  readonly price: string;
}

export interface ParentLine extends CountedLine {
  readonly full: string;
  readonly price: string;
  readonly discount: LineDiscount | null;
  readonly nearMisses: readonly ParentNearMiss[];
}

/** A service that could be added, and what that would add to the price before VAT. */
export interface OptionalService {
  readonly template: Named;
  readonly serviceType: Named;
  readonly payee: NamedPayee;
  readonly pricingType: PricingType;
  readonly price: string;
}

/**
 * Neither the rate of VAT nor what it is taken of. VAT is a share of the payouts, so who knows the rate can still work them out
 * from it; that much any customer of such a price can do.
 */
export interface ParentTotals {
  readonly subtotal: string;
  readonly discount: string;
  readonly vat: string;
  readonly vatExempt: boolean;
  readonly total: string;
}

interface CommonView {
  readonly currency: string;
  readonly countStudents: number;
  readonly stay: ExplainedStay;
}

export interface ParentExplanation extends CommonView {
  readonly reader: 'parent';
  readonly family: Named;
  readonly lines: readonly ParentLine[];
  readonly optional: readonly OptionalService[];
  readonly totals: ParentTotals;
  readonly warnings: readonly QuoteWarning[];
}

/** A longer stay that would raise the commission. */
export interface HostNearMiss extends Shortfall {
  readonly points: string;
  readonly payout: string;
}

export interface HostLine extends CountedLine {
  readonly asked: string;
  readonly commission: Commission;
  readonly full: string;
  readonly payout: string;
  readonly discount: LineDiscount | null;
  readonly nearMisses: readonly HostNearMiss[];
}

/** A price of the payee's own that did not count. */
export type HostAbsence = Pick<AbsentPricing, 'template' | 'payee' | 'pricingType' | 'reasons'>;

export interface HostExplanation extends CommonView {
  readonly reader: 'host';
  readonly payee: NamedPayee;
  readonly lines: readonly HostLine[];
  readonly absent: readonly HostAbsence[];
  readonly payout: ExplainedPayout;
}

/** Finance knows all. */
export interface FinanceExplanation extends Explanation {
  readonly reader: 'finance';
}

export interface ReaderViews {
  readonly parent: ParentExplanation;
  readonly host: HostExplanation;
  readonly finance: FinanceExplanation;
}
