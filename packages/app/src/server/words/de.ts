// All that the server says, in German.

import { answers } from '#contract/words/de/answers.ts';
import { lists } from '#contract/words/de/lists.ts';
import { names } from '#contract/words/de/names.ts';
import { refusals } from '#contract/words/de/refusals.ts';
import { suits } from '#contract/words/de/suits.ts';
import { tags } from '#contract/words/de/tags.ts';
import { trail } from '#contract/words/de/trail.ts';
import { validation } from '#contract/words/de/validation.ts';
import type { ServerWords, Unfinished } from './catalogue.ts';
import { billing } from './de/billing.ts';
import { booking } from './de/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './de/invoices.ts';
import { mails } from './de/mails.ts';
import { notificationMails } from './de/notifications.ts';
import { priceImport } from './de/price-import.ts';
import { privacyNotice } from './de/privacy-notice.ts';
import { purchases } from './de/purchases.ts';
import { runs } from './de/runs.ts';
import { services } from './de/services.ts';

export const de = {
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
