// All that the server says, in German.

import { answers } from '#contract/words/de/answers.ts';
import { lists } from '#contract/words/de/lists.ts';
import { names } from '#contract/words/de/names.ts';
import { refusals } from '#contract/words/de/refusals.ts';
import { trail } from '#contract/words/de/trail.ts';
import { validation } from '#contract/words/de/validation.ts';
import type { ServerWords, Unfinished } from './catalogue.ts';
import { bankColumns, bankLines, invoiceMails } from './de/invoices.ts';
import { mails } from './de/mails.ts';
import { notificationMails } from './de/notifications.ts';
import { priceImport } from './de/price-import.ts';

export const de = {
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
} as const satisfies Unfinished<ServerWords>;
