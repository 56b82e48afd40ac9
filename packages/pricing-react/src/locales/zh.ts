// Chinese (simplified).

import { zhIssues as engine } from '@hosted-stay/pricing-core/locales/zh/issues';
import type { CalculatorWords, Messages, Words } from './messages.ts';
import { amount } from './zh/amount.ts';
import { asking } from './zh/asking.ts';
import { breakdown } from './zh/breakdown.ts';
import { calculator } from './zh/calculator.ts';
import { curve } from './zh/curve.ts';
import { dates } from './zh/dates.ts';
import { document } from './zh/document.ts';
import { embed } from './zh/embed.ts';
import { fields } from './zh/fields.ts';
import { invoice } from './zh/invoice.ts';
import { total } from './zh/total.ts';

const language = 'zh';
const locale = 'zh-CN';
const explanation = async () => (await import('@hosted-stay/pricing-core/locales/zh/reasons')).zhReasons;

/** What a live total says, alone: a tenth of the whole language. */
export const zhTotal: Words<'asking' | 'total'> = { language, locale, asking, total };

/** What a calculator says, without the invoice, the curve and the elements. */
export const zhCalculator: CalculatorWords = { language, locale, engine, explanation, asking, fields, dates, calculator, breakdown };

export const zh: Messages = {
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
