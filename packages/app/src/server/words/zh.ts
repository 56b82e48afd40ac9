// All that the server says, in Chinese (simplified).

import { answers } from '#contract/words/zh/answers.ts';
import { lists } from '#contract/words/zh/lists.ts';
import { names } from '#contract/words/zh/names.ts';
import { refusals } from '#contract/words/zh/refusals.ts';
import { suits } from '#contract/words/zh/suits.ts';
import { tags } from '#contract/words/zh/tags.ts';
import { trail } from '#contract/words/zh/trail.ts';
import { validation } from '#contract/words/zh/validation.ts';
import type { ServerWords } from './catalogue.ts';
import { billing } from './zh/billing.ts';
import { booking } from './zh/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './zh/invoices.ts';
import { mails } from './zh/mails.ts';
import { notificationMails } from './zh/notifications.ts';
import { priceImport } from './zh/price-import.ts';
import { privacyNotice } from './zh/privacy-notice.ts';
import { purchases } from './zh/purchases.ts';
import { runs } from './zh/runs.ts';
import { services } from './zh/services.ts';

export const zh = {
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
