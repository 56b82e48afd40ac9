// All that the server says, in French.

import { answers } from '#contract/words/fr/answers.ts';
import { lists } from '#contract/words/fr/lists.ts';
import { names } from '#contract/words/fr/names.ts';
import { refusals } from '#contract/words/fr/refusals.ts';
import { trail } from '#contract/words/fr/trail.ts';
import { validation } from '#contract/words/fr/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { bankColumns, bankLines, invoiceMails } from './fr/invoices.ts';
import { mails } from './fr/mails.ts';
import { notificationMails } from './fr/notifications.ts';
import { priceImport } from './fr/price-import.ts';

export const fr = {
  answers,
  lists,
  names,
  refusals,
  trail,
  validation,
  mails,
  notificationMails,
  invoiceMails,
  bankColumns,
  bankLines,
  priceImport,
} as const satisfies ServerWords;
