// English.

import { enIssues as engine } from '@hosted-stay/pricing-core/locales/en/issues';
import { amount } from './en/amount.ts';
import { asking } from './en/asking.ts';
import { breakdown } from './en/breakdown.ts';
import { calculator } from './en/calculator.ts';
import { curve } from './en/curve.ts';
import { dates } from './en/dates.ts';
import { document } from './en/document.ts';
import { embed } from './en/embed.ts';
import { fields } from './en/fields.ts';
import { invoice } from './en/invoice.ts';
import { total } from './en/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'en';
const locale = 'en-IE';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/en/reasons')).enReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const enTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const enCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const en: Messages = {
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
