// The server's own sentences, in the language of whoever reads them.

import { createTranslator } from 'use-intl/core';
import type { Locale } from '#contract/platform/locales.ts';
import { english } from '#contract/words/catalogue.ts';

const CATALOGUES = { en: english } as const;

/** Answers sentences of the shared catalogue in a language; what a language lacks is said in English. */
export function wordsIn(locale: Locale) {
  const messages = (CATALOGUES as Partial<Record<Locale, typeof english>>)[locale] ?? english;
  return createTranslator({ locale, messages });
}

export type Words = ReturnType<typeof wordsIn>;
