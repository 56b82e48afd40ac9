// All that the server says, in English, and the shape of what another language says instead.

import { english as shared, type Translated } from '#contract/words/catalogue.ts';
import { billing } from './en/billing.ts';
import { booking } from './en/booking.ts';
import { bankColumns, bankLines, eInvoice, invoiceMails } from './en/invoices.ts';
import { mails } from './en/mails.ts';
import { notificationMails } from './en/notifications.ts';
import { priceImport } from './en/price-import.ts';
import { privacyNotice } from './en/privacy-notice.ts';
import { purchases } from './en/purchases.ts';
import { runs } from './en/runs.ts';
import { services } from './en/services.ts';

/** Refusals, answers and faults of fields, which the screens know too, mails, what is said against files of prices and of banks, why runs fail, and usual services. */
export const english = {
  ...shared,
  billing,
  booking,
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
} as const;

export type ServerWords = Translated<typeof english>;

/** A catalogue in the making: any sentence may still be missing. */
export type Unfinished<Catalogue> = Catalogue extends string ? string : { readonly [Key in keyof Catalogue]?: Unfinished<Catalogue[Key]> };
