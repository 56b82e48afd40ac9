// All that the server says, in English, and the shape of what another language says instead.

import { english as shared, type Translated } from '#contract/words/catalogue.ts';
import { bankColumns, bankLines, invoiceMails } from './en/invoices.ts';
import { mails } from './en/mails.ts';
import { notificationMails } from './en/notifications.ts';
import { priceImport } from './en/price-import.ts';

/** Refusals, answers and faults of fields, which the screens know too, mails, and what is said against files of prices and of banks. */
export const english = { ...shared, mails, notificationMails, invoiceMails, bankColumns, bankLines, priceImport } as const;

export type ServerWords = Translated<typeof english>;

/** A catalogue in the making: any sentence may still be missing. */
export type Unfinished<Catalogue> = Catalogue extends string ? string : { readonly [Key in keyof Catalogue]?: Unfinished<Catalogue[Key]> };
