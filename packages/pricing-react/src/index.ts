// The React door: every part, usable alone.

export { type Choice, nameIn, type PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
export { AmountField, type AmountFieldProps } from './components/amount-field/amount-field.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/checkbox-group.tsx';
export { ComboboxField, type ComboboxFieldProps } from './components/combobox/combobox.tsx';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export { type DateRange, DateRangeField, type DateRangeFieldProps } from './components/date-range/date-range.tsx';
export type { FormPartProps as InvoiceFormPartProps, FormWords as InvoiceFormWords } from './components/invoice-generator/form-props.ts';
export { InvoiceGenerator, type InvoiceGeneratorProps, type InvoiceParts } from './components/invoice-generator/invoice-generator.tsx';
export type { InvoiceLanguage } from './components/invoice-generator/use-invoice.ts';
export type { PdfMaker } from './components/invoice-generator/use-pdf.ts';
export { InvoicePreview, type InvoicePreviewProps } from './components/invoice-preview/invoice-preview.tsx';
export { LiveTotal, type LiveTotalProps } from './components/live-total/live-total.tsx';
export { LiveTotalView, type LiveTotalViewProps } from './components/live-total/live-total-view.tsx';
export type { LiveTotalLooks } from './components/live-total/total-card.tsx';
export type { FieldLabels } from './components/live-total/total-words.ts';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export type { HideableField } from './components/price-calculator/calculator-form.tsx';
export { CalculatorTotal, type CalculatorTotalProps } from './components/price-calculator/calculator-total.tsx';
export { CheaperStays } from './components/price-calculator/cheaper-stays.tsx';
export type { CheaperStaysProps, QuoteExplanationProps } from './components/price-calculator/insight-answers.tsx';
export {
  type CalculatorParts,
  PriceCalculator,
  type PriceCalculatorProps,
} from './components/price-calculator/price-calculator.tsx';
export { QuoteExplanation } from './components/price-calculator/quote-explanation.tsx';
export { ScenarioComparison, type ScenarioComparisonProps } from './components/price-calculator/scenario-comparison.tsx';
export {
  type Calculator,
  type CalculatorOptions,
  type ComparisonMoves,
  type Scenario,
  useCalculator,
} from './components/price-calculator/use-calculator.ts';
export { PriceCurve, type PriceCurveProps } from './components/price-curve/price-curve.tsx';
export { QuoteBreakdown, type QuoteBreakdownProps } from './components/quote-breakdown/quote-breakdown.tsx';
export type { WidgetProps } from './components/widget-props.ts';
export { draftOf as invoiceDraftOf } from './invoice/draft-of.ts';
export type { Instalment, Invoice, InvoiceLine, InvoiceTotals, Party, VatLine } from './invoice/invoice.ts';
export {
  type InvoiceAction,
  type InvoiceDraft,
  invoiceReducer,
  type ManualLine,
  newDraft as newInvoiceDraft,
} from './invoice/invoice-draft.ts';
export { describeInvoiceIssue } from './invoice/invoice-issues.ts';
export { invoiceToJson } from './invoice/invoice-json.ts';
export { type InvoiceText, type InvoiceTextWording, invoiceText } from './invoice/invoice-text.ts';
export type { InvoiceWording } from './invoice/invoice-writer.ts';
export type { InvoiceIssue, InvoiceIssueCode, InvoicePath } from './invoice/issue-data.ts';
export { type InvoiceMaking, type MadeInvoice, makeInvoice } from './invoice/make-invoice.ts';
export type { BillableQuote } from './invoice/quoted-part.ts';
export { type ReadInvoice, readCreditNote, readInvoice } from './invoice/read-invoice.ts';
export type { SettledPayment, Settlement } from './invoice/settlement.ts';
export type { CalculatorWords, Language, Messages, Words } from './locales/messages.ts';
export { type Change, type ChangeKind, changesBetween, type QuoteChanges } from './quote/changes.ts';
export { asCustomerState } from './quote/customer-state.ts';
export {
  emptyQuote,
  type FieldIssues,
  type QuoteEvent,
  type QuoteState,
  type QuoteStatus,
  quoteReducer,
  type TrackedState,
} from './quote/quote-state.ts';
export type { UsedQuote } from './quote/use-answers.ts';
export { type UseQuoteOptions, useQuote } from './quote/use-quote.ts';
export { type IssueWords, wordIssue } from './quote/word-issue.ts';
export { asCustomerView } from './quote-source/customer-view.ts';
export { type EndpointOptions, endpointSource } from './quote-source/endpoint-source.ts';
export { bookInsight, type CheaperStay, type CurvePoint, type ExplainOptions, type QuoteInsight } from './quote-source/insight.ts';
export { type BookSourceOptions, bookSource, type OpenPriceBook, openPriceBook, type SideViews } from './quote-source/open-price-book.ts';
export { type AskedRequest, type FailureKind, type QuoteAnswer, type QuoteSource, SourceFailure } from './quote-source/quote-source.ts';
export { readAnswer, readView } from './quote-source/read-view.ts';
export {
  type CalculatorDraft,
  type DraftActivity,
  type DraftChange,
  draftOf,
  draftReducer,
  missingFields,
  type NeededField,
  requestOf,
  type StartingRequest,
} from './request/calculator-draft.ts';
export {
  type LinkedRequest,
  type LinkOptions,
  readRequestQuery,
  requestLink,
  type WriteLinkOptions,
  writeRequestQuery,
} from './request/request-link.ts';
