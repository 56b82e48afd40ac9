// The only door of the engine.

export { type Choice, catalogueOf, nameIn, type PriceCatalogue, payeeNameIn } from './catalogue.ts';
export { closestName } from './closest-name.ts';
export type { BookChange, BookDifference, BookSubject, DifferenceOwner } from './compare/book-difference.ts';
export { comparePriceBooks } from './compare/compare-price-books.ts';
export { type AmountDifference, compareQuotes, type LineDifference, type QuoteComparison } from './compare/compare-quotes.ts';
export type { FieldDifference } from './compare/fields.ts';
export { compilePriceBook, type Pricer } from './compile-price-book.ts';
export type { AbsenceReason, AbsentPricing, OptionalLine } from './explain/absence.ts';
export type { CampWeeksOrigin, CountUnit, ImmersionOrigin, QuantityOrigin } from './explain/count-origins.ts';
export { describeIssue, type IssueWordingOptions } from './explain/describe-issue.ts';
export type { ExactFigure } from './explain/exact-figure.ts';
export { explainQuote } from './explain/explain-quote.ts';
export type {
  ExplainedLine,
  ExplainedPayout,
  ExplainedStay,
  ExplainedTotals,
  ExplainedVat,
  Explanation,
  Inclusion,
} from './explain/explanation.ts';
export { explanationFor } from './explain/explanation-for.ts';
export { type ExplanationText, explanationLines, type LineText, type TextSection } from './explain/explanation-text.ts';
export { type CheaperStay, type CheaperStaysOptions, findCheaperStays } from './explain/find-cheaper-stays.ts';
export type { Commission, DiscountPoints, LineFigures } from './explain/line-figures.ts';
export type { LevelPlace, LevelStory, Named, NamedPayee, PricingFacts } from './explain/pricing-facts.ts';
export type { FinanceExplanation, HostExplanation, ParentExplanation, Reader, ReaderViews } from './explain/reader-views.ts';
export type { AppliedRule, RuleEffect, RuleNearMiss, RuleTerms, Shortfall } from './explain/rules.ts';
export { type WordingOptions, wordExplanation } from './explain/word-explanation.ts';
export type { Issue, IssueCode, IssueData, Path, QuoteWarning } from './issues.ts';
export type { IssueWords, Messages, ReasonWords, RequestIssueWords } from './locales/messages.ts';
export { fingerprintOf } from './made-quote.ts';
export {
  type Allocation,
  type AllocationOf,
  type AllocationTie,
  allocate,
  allocateInteger,
  type IntegerAllocation,
} from './money/allocate.ts';
export type { Integer } from './money/integer.ts';
export type { Rounding } from './money/ratio.ts';
export type { Account } from './money-map/accounts.ts';
export type { FundedDiscount } from './money-map/discounts.ts';
export { type MoneyMap, moneyMap, type Posting } from './money-map/money-map.ts';
export type { AccountResidue, RoundedFigure } from './money-map/roundings.ts';
export type { Transfer } from './money-map/transfers.ts';
export type { Payee } from './payee.ts';
export { parsePlainRequest } from './plain-request.ts';
export { checkPriceBook } from './price-book/check/check-price-book.ts';
export type { Finding, FindingData, RuleId, Severity } from './price-book/check/finding.ts';
export { describeFinding } from './price-book/check/messages.ts';
export { whyNoBooking } from './price-book/check/missing-booking-reason.ts';
export type { HostableType } from './price-book/compiled.ts';
export type { Level } from './price-book/levels.ts';
export {
  PRICING_TYPES,
  type PricingType,
  pricingTypeOf,
  SERVICE_CATEGORIES,
  type ServiceCategory,
  serviceCategory,
} from './price-book/names.ts';
export { parsePriceBook } from './price-book/parse.ts';
export type { PriceBook, PriceBookInput, Pricing } from './price-book/shape.ts';
export type { LiveQuote, Payout, Quote, QuoteLine } from './quote.ts';
export { LINE_AMOUNTS, QUOTE_TOTALS } from './quote-amounts.ts';
export { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput, REQUEST_FIELDS } from './quote-request.ts';
export type { Refused, Result } from './result.ts';
export { bookingRecordShape, type Recorded, type RecordedLine } from './schema/booking-shape.ts';
export { jsonSchema, type SchemaName } from './schema/json-schema.ts';
export { type BookingRecord, parseBookingRecord } from './schema/parse-booking-record.ts';
export { parseQuote, quoteShape } from './schema/quote-shape.ts';
export type { JsonSchema } from './schema/schema-spellings.ts';
export type { Goal, ImpossibleSolution, PossibleSolution, Solution, SolveTarget, Trial } from './solve/solution.ts';
export { solve } from './solve/solve.ts';
export { REQUEST_LIMITS, stayDateIssues } from './stay-dates.ts';
export { campWeeksWanted, countDays, immersionDays, type StayCounts } from './steps/count.ts';
export { pricingsOf, quoteSupposing } from './suppose/quote-supposition.ts';
export type { LinePlace, SupposedLine, SupposedPricing, Supposition } from './suppose/supposition.ts';
export { displayDigits } from './views/payment/display-digits.ts';
export { CARD_GATEWAY, type GatewayProfile } from './views/payment/gateway-profile.ts';
export { type PaymentIntent, type PaymentIntentWire, toWire } from './views/payment/payment-intent.ts';
export type { Preflight, PreflightCheck, PreflightCode } from './views/payment/preflight.ts';
export {
  type PaymentIntentAnswer,
  type PaymentIntentOptions,
  type SkipReason,
  toPaymentIntent,
} from './views/payment/to-payment-intent.ts';
export {
  type CustomerView,
  customerViewShape,
  type FinanceView,
  financeViewShape,
  type ProviderView,
  providerViewShape,
} from './views/shapes.ts';
export { type QuoteView, type Side, type ViewOptions, viewQuote } from './views/view-quote.ts';
