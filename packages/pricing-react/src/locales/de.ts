// German.

import { deIssues as engine } from '@hosted-stay/pricing-core/locales/de/issues';
import { amount } from './de/amount.ts';
import { asking } from './de/asking.ts';
import { breakdown } from './de/breakdown.ts';
import { calculator } from './de/calculator.ts';
import { curve } from './de/curve.ts';
import { dates } from './de/dates.ts';
import { document } from './de/document.ts';
import { embed } from './de/embed.ts';
import { fields } from './de/fields.ts';
import { invoice } from './de/invoice.ts';
import { total } from './de/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'de';
const locale = 'de-DE';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/de/reasons')).deReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const deTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const deCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const de: Messages = {
  language,
  locale,
  engine,
  explanation,
  asking,
  total,
  fields,
  amount,
  dates,
  calculator,
  breakdown,
  curve,
  invoice,
  document,
  embed,
};
