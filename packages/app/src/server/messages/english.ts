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

/** The English messages of the server, those that it shares with the screens among them. */
export const ENGLISH = CATALOGUES.en as unknown as EnglishCatalogue;
