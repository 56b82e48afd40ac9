// Why a quote is what it is, as data: every line, every count, every total, and what nearly happened.

import type { QuoteWarning } from '../issues.ts';
import type { QuoteRequest } from '../quote-request.ts';
import type { AbsentPricing } from './absence.ts';
import type { CampWeeksOrigin, ImmersionOrigin, QuantityOrigin } from './count-origins.ts';
import type { ExactFigure } from './exact-figure.ts';
import type { Commission, DiscountPoints, LineFigures } from './line-figures.ts';
import type { LevelStory, NamedPayee, PricingFacts } from './pricing-facts.ts';
import type { AppliedRule, RuleNearMiss } from './rules.ts';

/** Why a pricing was asked for. */
export type Inclusion = 'required' | 'chosen_activity' | 'selected_service';

/** One line of the quote, in the quote's order. */
export interface ExplainedLine extends PricingFacts {
  readonly levels: LevelStory;
  readonly inclusion: Inclusion;
  readonly quantity: QuantityOrigin;
  readonly per: 'student' | 'booking';
  /** What the quantity is multiplied by; 1 where the price is per booking. */
  readonly students: number;
  /** quantity × students. */
  readonly units: number;
  readonly customerCommission: Commission;
  readonly providerCommission: Commission;
  readonly rules: readonly AppliedRule[];
  readonly points: DiscountPoints;
  readonly figures: LineFigures;
  readonly customerDiscount: string;
  readonly providerDiscount: string;
  readonly nearMisses: readonly RuleNearMiss[];
}

/** The counts of the stay, and where those come from that are not simply counted on the calendar. */
export interface ExplainedStay {
  readonly fromDate: string;
  readonly toDate: string;
  readonly noOfDaysOfTrip: number;
  readonly nights: number;
  readonly countMonToFri: number;
  readonly campWeeks: CampWeeksOrigin;
  readonly immersion: ImmersionOrigin;
}

/** VAT: the rate (`"0.23"`) of the supplier amount, rounded once; null where the request is exempt. */
export interface ExplainedVat {
  readonly amount: string;
  readonly reckoned: { readonly rate: string; readonly of: string; readonly figure: ExactFigure } | null;
}

/** What one payee gets: before its supply discounts, what they take off, and what is left. */
export interface ExplainedPayout {
  readonly payee: NamedPayee;
  readonly full: string;
  readonly discount: string;
  readonly amount: string;
}

/** The totals under the quote's names, with the way to the VAT and whom the supplier amount goes to. */
export interface ExplainedTotals {
  readonly subtotal: string;
  readonly discount: string;
  readonly vat: ExplainedVat;
  readonly total: string;
  readonly supplierAmount: string;
  readonly platformAmount: string;
  readonly payouts: readonly ExplainedPayout[];
}

/** A whole quote explained. Amounts are decimal text of `currency`. */
export interface Explanation {
  readonly currency: string;
  readonly bookVersion: string;
  readonly request: QuoteRequest;
  readonly family: NamedPayee;
  readonly stay: ExplainedStay;
  readonly lines: readonly ExplainedLine[];
  /** The pricings of the family and the chosen activities that did not become lines. */
  readonly absent: readonly AbsentPricing[];
  readonly totals: ExplainedTotals;
  readonly warnings: readonly QuoteWarning[];
}
