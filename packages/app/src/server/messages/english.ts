// All that the server says, in English, and the shape of what another language says instead.

import type { SharedMessages } from '#contract/messages/english.types.ts';
import { CATALOGUES } from './catalogues.ts';
import type { ServerMessages } from './english.types.ts';

/** Every message of the server, as it is in English. */
export interface EnglishCatalogue extends SharedMessages, ServerMessages {}

/** The same keys in any language. */
type Translated<Messages> = Messages extends string ? string : { readonly [Key in keyof Messages]: Translated<Messages[Key]> };

export type ServerCatalogue = Translated<EnglishCatalogue>;

/** A catalogue in the making: any message may still be missing. */
export type Unfinished<Catalogue> = Catalogue extends string ? string : { readonly [Key in keyof Catalogue]?: Unfinished<Catalogue[Key]> };

/** Refusals, answers and faults of fields, which the screens know too, emails, faults of files of prices and of banks, why runs fail, and usual services. */
export const ENGLISH = CATALOGUES.en as unknown as EnglishCatalogue;
