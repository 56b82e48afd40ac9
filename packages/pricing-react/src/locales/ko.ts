// Korean.

import { koIssues as engine } from '@hosted-stay/pricing-core/locales/ko/issues';
import { amount } from './ko/amount.ts';
import { asking } from './ko/asking.ts';
import { breakdown } from './ko/breakdown.ts';
import { calculator } from './ko/calculator.ts';
import { curve } from './ko/curve.ts';
import { dates } from './ko/dates.ts';
import { document } from './ko/document.ts';
import { embed } from './ko/embed.ts';
import { fields } from './ko/fields.ts';
import { invoice } from './ko/invoice.ts';
import { total } from './ko/total.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';

const language = 'ko';
const locale = 'ko-KR';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/ko/reasons')).koReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const koTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const koCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const ko: Messages = {
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
