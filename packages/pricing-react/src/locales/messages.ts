// Everything the widgets say, as typed keys: a language that misses one, or an argument of the wrong type, does not compile.

import type { ReasonWords, RequestIssueWords } from '@hosted-stay/pricing-core';
import type { AmountMessages } from './sections/amount.ts';
import type { AskingMessages } from './sections/asking.ts';
import type { BreakdownMessages } from './sections/breakdown.ts';
import type { CalculatorMessages } from './sections/calculator.ts';
import type { CurveMessages } from './sections/curve.ts';
import type { DateMessages } from './sections/dates.ts';
import type { DocumentMessages } from './sections/document.ts';
import type { EmbedMessages } from './sections/embed.ts';
import type { FieldMessages } from './sections/fields.ts';
import type { InvoiceMessages } from './sections/invoice.ts';
import type { TotalMessages } from './sections/total.ts';

/** Which language it is, and in whose manner its numbers and dates are written unless a `locale` is given. */
export interface Language {
  /** BCP 47 language: `de`. */
  readonly language: string;
  /** BCP 47 tag for Intl: `de-DE`. */
  readonly locale: string;
}

/** A whole language. Each widget asks only for the sections it speaks with, so less may be given and bundled. */
export interface Messages extends Language {
  /** The engine's own words for issues. */
  readonly engine: RequestIssueWords;
  /** The engine's words for reasons: as many as all others here, so loaded when somebody asks why. */
  readonly explanation: () => Promise<ReasonWords>;
  readonly asking: AskingMessages;
  readonly total: TotalMessages;
  readonly fields: FieldMessages;
  readonly amount: AmountMessages;
  readonly dates: DateMessages;
  readonly calculator: CalculatorMessages;
  readonly breakdown: BreakdownMessages;
  readonly curve: CurveMessages;
  readonly invoice: InvoiceMessages;
  /** What is printed on an invoice. */
  readonly document: DocumentMessages;
  /** What an element on a page without React says until its widget can be shown. */
  readonly embed: EmbedMessages;
}

/** The sections of a language that a part needs: `Words<'dates' | 'fields'>`. */
export type Words<Section extends keyof Omit<Messages, keyof Language>> = Language & Pick<Messages, Section>;

/** What the whole calculator speaks with. */
export type CalculatorWords = Words<'asking' | 'breakdown' | 'calculator' | 'dates' | 'engine' | 'explanation' | 'fields'>;
