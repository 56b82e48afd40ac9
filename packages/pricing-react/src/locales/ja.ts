// Japanese.

import { jaIssues as engine } from '@hosted-stay/pricing-core/locales/ja/issues';
import { amount } from './ja/amount.ts';
import { asking } from './ja/asking.ts';
import { breakdown } from './ja/breakdown.ts';
import { calculator } from './ja/calculator.ts';
import { curve } from './ja/curve.ts';
import { dates } from './ja/dates.ts';
import { document } from './ja/document.ts';
import { embed } from './ja/embed.ts';
import { fields } from './ja/fields.ts';
import { invoice } from './ja/invoice.ts';
import { total } from './ja/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'ja';
const locale = 'ja-JP';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/ja/reasons')).jaReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const jaTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const jaCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const ja: Messages = {
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
