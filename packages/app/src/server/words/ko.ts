// All that the server says, in Korean.

import { answers } from '#contract/words/ko/answers.ts';
import { lists } from '#contract/words/ko/lists.ts';
import { names } from '#contract/words/ko/names.ts';
import { refusals } from '#contract/words/ko/refusals.ts';
import { suits } from '#contract/words/ko/suits.ts';
import { tags } from '#contract/words/ko/tags.ts';
import { trail } from '#contract/words/ko/trail.ts';
import { validation } from '#contract/words/ko/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { billing } from './ko/billing.ts';
import { booking } from './ko/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './ko/invoices.ts';
import { mails } from './ko/mails.ts';
import { notificationMails } from './ko/notifications.ts';
import { priceImport } from './ko/price-import.ts';
import { privacyNotice } from './ko/privacy-notice.ts';
import { purchases } from './ko/purchases.ts';
import { runs } from './ko/runs.ts';
import { services } from './ko/services.ts';

export const ko = {
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
