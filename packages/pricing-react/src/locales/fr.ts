// French.

import { frIssues as engine } from '@hosted-stay/pricing-core/locales/fr/issues';
import { amount } from './fr/amount.ts';
import { asking } from './fr/asking.ts';
import { breakdown } from './fr/breakdown.ts';
import { calculator } from './fr/calculator.ts';
import { curve } from './fr/curve.ts';
import { dates } from './fr/dates.ts';
import { document } from './fr/document.ts';
import { embed } from './fr/embed.ts';
import { fields } from './fr/fields.ts';
import { invoice } from './fr/invoice.ts';
import { total } from './fr/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'fr';
const locale = 'fr-FR';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/fr/reasons')).frReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const frTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const frCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const fr: Messages = {
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
