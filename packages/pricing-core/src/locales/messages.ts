// Everything the engine can say, as typed functions: a language that misses one, or an argument of the wrong type, does not compile.

import type { AbsenceReason } from '../explain/absence.ts';
import type { CampWeeksOrigin, CountUnit, ImmersionOrigin, QuantityOrigin } from '../explain/count-origins.ts';
import type { Inclusion } from '../explain/explanation.ts';
import type { LineFigures } from '../explain/line-figures.ts';
import type { RuleNearMiss, Shortfall } from '../explain/rules.ts';
import type { IssueCode, IssueData, RequestIssueData } from '../issues.ts';
import type { Level } from '../price-book/levels.ts';
import type { PricingType } from '../price-book/names.ts';
import type { Money } from './format.ts';

/** A language: everything it says. One module each, importable alone. */
export interface Messages extends IssueWords, ExplanationMessages {}

/** The part of a language that words issues and warnings. */
export interface IssueWords {
  /** BCP 47. */
  readonly language: string;
  readonly issue: IssueMessages;
  /** Puts in front of an issue's words what they are about. */
  readonly about: (field: string, text: string) => string;
  /** What stands for the field where an issue is about the whole input. */
  readonly wholeInput: () => string;
}

/** The wording of every issue, to be read after the name of the field it is about: `must be from 1 to 50, not 0.` */
export type IssueMessages = { readonly [C in IssueCode]: (data: IssueData[C]) => string };

/** As {@link IssueWords}, for those that a request or its quote can have: all that a form has to say. */
export interface RequestIssueWords extends Omit<IssueWords, 'issue'> {
  readonly issue: RequestIssueMessages;
}

/** What a quote's reasons are told in. */
export interface ReasonWords extends RequestIssueWords, ExplanationMessages {}

export type RequestIssueMessages = Pick<IssueMessages, keyof RequestIssueData>;

/** The wording of an explanation. */
export interface ExplanationMessages {
  readonly heading: (section: 'stay' | 'nearMisses' | 'absent' | 'optional' | 'totals') => string;
  readonly headline: HeadlineMessages;
  readonly stay: StayMessages;
  readonly line: LineMessages;
  readonly discount: DiscountMessages;
  readonly nearMiss: NearMissMessages;
  readonly absent: AbsentMessages;
  readonly totals: TotalsMessages;
}

export interface HeadlineMessages {
  readonly parent: (to: { total: Money; students: number; family: string }) => string;
  readonly host: (to: { payout: Money; payee: string; students: number }) => string;
  readonly finance: (to: { total: Money; students: number; family: string; bookVersion: string }) => string;
}

export interface StayMessages {
  readonly dates: (stay: { from: string; to: string; days: number; nights: number }) => string;
  readonly room: (stay: { weeks: number }) => string;
  readonly campWeeks: (origin: Pick<CampWeeksOrigin, 'from' | 'weeks'>) => string;
  readonly immersion: (origin: ImmersionOrigin) => string;
}

export interface LineMessages {
  readonly title: (line: { template: string; pricingType: PricingType; payee: string }) => string;
  readonly inclusion: (line: { inclusion: Inclusion; service: string; payee: string }) => string;
  readonly quantity: (origin: QuantityOrigin) => string;
  readonly perStudent: (line: { students: number; quantity: number; units: number }) => string;
  readonly perBooking: () => string;
  readonly level: (used: { level: Level; place: string; passed: readonly string[] }) => string;
  readonly hides: (hidden: { level: Level; place: string; asked: Money }) => string;
  readonly asked: (line: { asked: Money; pricingType: PricingType; reader: 'host' | 'finance' }) => string;
  readonly customerCommission: (commission: CommissionWords) => string;
  readonly providerCommission: (commission: CommissionWords & { reader: 'host' | 'finance' }) => string;
  readonly price: (line: { price: Money }) => string;
  readonly priceDiscounted: (line: { full: Money; discount: Money; price: Money }) => string;
  readonly payout: (line: { payout: Money }) => string;
  readonly payoutDiscounted: (line: { full: Money; discount: Money; payout: Money }) => string;
  readonly figure: (line: { which: keyof LineFigures; exact: ExactWords | null; rounded: Money }) => string;
}

/** A value that no amount of the currency is: its decimal, and as a fraction too where the decimal never ends. */
export interface ExactWords {
  readonly decimal: string;
  readonly fraction: string | null;
}

/** Percentages as decimal text; `fixed` is null where there is no fixed part. */
export interface CommissionWords {
  readonly percentage: string;
  readonly discounted: string;
  readonly fixed: Money | null;
}

/** A rule's own conditions; no code where it needs none, or the reader may not know it. */
export interface RuleConditions {
  readonly minQuantity: number;
  readonly unit: CountUnit;
  readonly code: string | null;
}

export interface DiscountMessages {
  readonly parent: (line: { rules: readonly RuleConditions[]; points: string; saving: Money }) => string;
  readonly host: (line: { rules: readonly RuleConditions[]; points: string; cost: Money }) => string;
  readonly finance: (rule: RuleConditions & { position: number; demand: string; supply: string }) => string;
  readonly demandClamped: (line: { points: string; percentage: string }) => string;
  readonly supplyClamped: (line: { points: string; percentage: string }) => string;
}

export interface NearMissMessages {
  readonly parent: (miss: Shortfall & { unit: CountUnit; points: string; saving: Money; price: Money }) => string;
  readonly host: (miss: Shortfall & { unit: CountUnit; points: string; payout: Money }) => string;
  readonly finance: (miss: FinanceNearMiss) => string;
  readonly unattainable: (miss: { position: number; cause: Exclude<RuleNearMiss['attainable'], 'yes'> }) => string;
}

/** At least one of `shortfall` and `code` is given. Points are signed decimal text, on top of what applies today. */
export interface FinanceNearMiss {
  readonly position: number;
  readonly shortfall: Shortfall | null;
  readonly unit: CountUnit;
  readonly code: string | null;
  readonly replacesCode: string | null;
  readonly demand: string;
  readonly supply: string;
  readonly price: Money;
  readonly payout: Money;
}

export interface AbsentMessages {
  readonly title: (pricing: { title: string; reasons: readonly string[] }) => string;
  readonly reason: (reason: AbsenceReason) => string;
  readonly ifSelected: (line: { price: Money; payout: Money }) => string;
  readonly optional: (line: { title: string; service: string; price: Money }) => string;
}

export interface TotalsMessages {
  readonly subtotal: (total: { amount: Money }) => string;
  readonly discount: (total: { amount: Money }) => string;
  readonly vat: (total: { amount: Money }) => string;
  readonly vatReckoned: (total: { amount: Money; percentage: string; of: Money; exact: ExactWords | null }) => string;
  readonly vatExempt: () => string;
  readonly total: (total: { amount: Money }) => string;
  readonly supplier: (total: { amount: Money }) => string;
  readonly platform: (total: { amount: Money }) => string;
  readonly payee: (total: { payee: string; amount: Money; full: Money; discount: Money | null }) => string;
}
