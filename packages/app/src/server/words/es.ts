// All that the server says, in Spanish.

import { answers } from '#contract/words/es/answers.ts';
import { lists } from '#contract/words/es/lists.ts';
import { names } from '#contract/words/es/names.ts';
import { refusals } from '#contract/words/es/refusals.ts';
import { suits } from '#contract/words/es/suits.ts';
import { tags } from '#contract/words/es/tags.ts';
import { trail } from '#contract/words/es/trail.ts';
import { validation } from '#contract/words/es/validation.ts';
import type { ServerWords, Unfinished } from './catalogue.ts';
import { billing } from './es/billing.ts';
import { booking } from './es/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './es/invoices.ts';
import { mails } from './es/mails.ts';
import { notificationMails } from './es/notifications.ts';
import { priceImport } from './es/price-import.ts';
import { privacyNotice } from './es/privacy-notice.ts';
import { purchases } from './es/purchases.ts';
import { runs } from './es/runs.ts';
import { services } from './es/services.ts';

export const es = {
  billing,
  booking,
  answers,
  lists,
  names,
  refusals,
  suits,
  tags,
  trail,
  validation,
  mails,
  notificationMails,
  invoiceMails,
  bankColumns,
  bankLines,
  eInvoice,
  priceImport,
  privacyNotice,
  purchases,
  runs,
  services,
} as const satisfies Unfinished<ServerWords>;
