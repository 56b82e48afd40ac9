// All that the server says, in Japanese.

import { answers } from '#contract/words/ja/answers.ts';
import { lists } from '#contract/words/ja/lists.ts';
import { names } from '#contract/words/ja/names.ts';
import { refusals } from '#contract/words/ja/refusals.ts';
import { suits } from '#contract/words/ja/suits.ts';
import { tags } from '#contract/words/ja/tags.ts';
import { trail } from '#contract/words/ja/trail.ts';
import { validation } from '#contract/words/ja/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { billing } from './ja/billing.ts';
import { booking } from './ja/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './ja/invoices.ts';
import { mails } from './ja/mails.ts';
import { notificationMails } from './ja/notifications.ts';
import { priceImport } from './ja/price-import.ts';
import { privacyNotice } from './ja/privacy-notice.ts';
import { purchases } from './ja/purchases.ts';
import { runs } from './ja/runs.ts';
import { services } from './ja/services.ts';

export const ja = {
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
