// English.

import { en as engine } from '@hosted-stay/pricing-core/locales/en';
import { breakdown } from './en/breakdown.ts';
import { calculator } from './en/calculator.ts';
import { curve } from './en/curve.ts';
import { dates } from './en/dates.ts';
import { document } from './en/document.ts';
import { embed } from './en/embed.ts';
import { fields } from './en/fields.ts';
import { invoice } from './en/invoice.ts';
import { total } from './en/total.ts';
import type { Messages, Words } from './messages.ts';

const language = 'en';
const locale = 'en-IE';

/** What a live total says, alone: a tenth of the whole language. */
export const enTotal: Words<'total'> = { language, locale, total };

export const en: Messages = { language, locale, engine, total, fields, dates, calculator, breakdown, curve, invoice, document, embed };
