// Italian.

import { itIssues as engine } from '@hosted-stay/pricing-core/locales/it/issues';
import { amount } from './it/amount.ts';
import { asking } from './it/asking.ts';
import { breakdown } from './it/breakdown.ts';
import { calculator } from './it/calculator.ts';
import { curve } from './it/curve.ts';
import { dates } from './it/dates.ts';
import { document } from './it/document.ts';
import { embed } from './it/embed.ts';
import { fields } from './it/fields.ts';
import { invoice } from './it/invoice.ts';
import { total } from './it/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'it';
const locale = 'it-IT';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/it/reasons')).itReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const itTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const itCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const it: Messages = {
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
