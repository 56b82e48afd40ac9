// All that the server says, in English, and the shape of what another language says instead.

import { english as shared, type Translated } from '#contract/words/catalogue.ts';
import { mails } from './en/mails.ts';
import { notificationMails } from './en/notifications.ts';

/** Refusals, answers and faults of fields, which the screens know too, and mails. */
export const english = { ...shared, mails, notificationMails } as const;

export type ServerWords = Translated<typeof english>;

/** A catalogue in the making: any sentence may still be missing. */
export type Unfinished<Catalogue> = Catalogue extends string ? string : { readonly [Key in keyof Catalogue]?: Unfinished<Catalogue[Key]> };
