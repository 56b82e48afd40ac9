// All that the server says, in French.

import { answers } from '#contract/words/fr/answers.ts';
import { lists } from '#contract/words/fr/lists.ts';
import { names } from '#contract/words/fr/names.ts';
import { refusals } from '#contract/words/fr/refusals.ts';
import { suits } from '#contract/words/fr/suits.ts';
import { tags } from '#contract/words/fr/tags.ts';
import { trail } from '#contract/words/fr/trail.ts';
import { validation } from '#contract/words/fr/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { billing } from './fr/billing.ts';
import { booking } from './fr/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './fr/invoices.ts';
import { mails } from './fr/mails.ts';
import { notificationMails } from './fr/notifications.ts';
import { priceImport } from './fr/price-import.ts';
import { privacyNotice } from './fr/privacy-notice.ts';
import { purchases } from './fr/purchases.ts';
import { runs } from './fr/runs.ts';
import { services } from './fr/services.ts';

export const fr = {
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
} as const satisfies ServerWords;
