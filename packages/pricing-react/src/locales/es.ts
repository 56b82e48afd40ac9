// Spanish.

import { esIssues as engine } from '@hosted-stay/pricing-core/locales/es/issues';
import { amount } from './es/amount.ts';
import { asking } from './es/asking.ts';
import { breakdown } from './es/breakdown.ts';
import { calculator } from './es/calculator.ts';
import { curve } from './es/curve.ts';
import { dates } from './es/dates.ts';
import { document } from './es/document.ts';
import { embed } from './es/embed.ts';
import { fields } from './es/fields.ts';
import { invoice } from './es/invoice.ts';
import { total } from './es/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'es';
const locale = 'es-ES';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/es/reasons')).esReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const esTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const esCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const es: Messages = {
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
