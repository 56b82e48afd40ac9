// Why a quote is what it is, as data: every line, every count, every total, and what nearly happened.

import type { QuoteWarning } from '../issues.ts';
import type { Payee } from '../payee.ts';
import type { Level } from '../price-book/levels.ts';
import type { PricingType, ServiceCategory } from '../price-book/names.ts';
import type { QuoteRequest } from '../quote-request.ts';
import type { AbsentPricing } from './absence.ts';
import type { CampWeeksOrigin, ImmersionOrigin, QuantityOrigin } from './count-origins.ts';
import type { ExactFigure } from './exact-figure.ts';
import type { AppliedRule, RuleNearMiss } from './rules.ts';

/** Something of the price book by its id and the name an administrator gave it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Whom a pricing pays, by name too. */
export interface NamedPayee extends Payee {
  readonly name: string;
}

/** A level of the price book and the owner, county or country that stands there. */
export interface LevelPlace {
  readonly level: Level;
  readonly place: Named;
}

/** One pricing of the book: what it is for, whom it pays and where it stands. */
export interface PricingFacts {
  readonly template: Named;
  readonly serviceType: Named & { readonly category: ServiceCategory };
  readonly tripType: Named;
  readonly pricingType: PricingType;
  readonly payee: NamedPayee;
  readonly usedFrom: LevelPlace;
  /** The amount the provider side asks for one unit, as the book has it. */
  readonly asked: string;
}

/** Nearer levels that have no such pricing, and farther ones whose pricing this one hides. */
export interface LevelStory {
  readonly passed: readonly LevelPlace[];
  readonly hides: readonly (LevelPlace & { readonly asked: string })[];
}

/** One side's commission: percentages before and after discounts, and a fixed amount for each unit. Decimal text. */
export interface Commission {
  readonly percentage: string;
  readonly discountedPercentage: string;
  readonly fixed: string;
}

/** Percentage points the applied rules add up to, and what is left of them: a commission never falls below 0 nor takes more than all. */
export interface DiscountPoints {
  readonly demand: string;
  readonly demandEffective: string;
  readonly supply: string;
  readonly supplyEffective: string;
}

/** The four figures of a line, each before and after its one rounding. */
export interface LineFigures {
  readonly customer: ExactFigure;
  readonly customerDiscounted: ExactFigure;
  readonly provider: ExactFigure;
  readonly providerDiscounted: ExactFigure;
}

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
