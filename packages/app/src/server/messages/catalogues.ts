// What the server says, by language: read from its files here; the build puts all of them into the bundle in place of this module.

import { join } from 'node:path';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { MESSAGES_FOLDER, type MessageTree, readSections } from './read-sections.ts';

function readCatalogue(locale: Locale): MessageTree {
  const [shared, own] = ['shared', 'server'].map((side) => readSections(join(MESSAGES_FOLDER, locale, side)));
  return { ...shared, ...own };
}

/** By language, the sections that both sides know and those of the server. */
export const CATALOGUES = Object.fromEntries(LOCALES.map((locale) => [locale, readCatalogue(locale)])) as Readonly<
  Record<Locale, MessageTree>
>;
