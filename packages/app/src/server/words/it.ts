// All that the server says, in Italian.

import { answers } from '#contract/words/it/answers.ts';
import { lists } from '#contract/words/it/lists.ts';
import { names } from '#contract/words/it/names.ts';
import { refusals } from '#contract/words/it/refusals.ts';
import { suits } from '#contract/words/it/suits.ts';
import { tags } from '#contract/words/it/tags.ts';
import { trail } from '#contract/words/it/trail.ts';
import { validation } from '#contract/words/it/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { billing } from './it/billing.ts';
import { booking } from './it/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './it/invoices.ts';
import { mails } from './it/mails.ts';
import { notificationMails } from './it/notifications.ts';
import { priceImport } from './it/price-import.ts';
import { privacyNotice } from './it/privacy-notice.ts';
import { purchases } from './it/purchases.ts';
import { runs } from './it/runs.ts';
import { services } from './it/services.ts';

export const it = {
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
