// The server's own sentences, in the language of whoever reads them.

import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { english, type ServerWords, type Unfinished } from '#server/words/catalogue.ts';
import { LANGUAGES } from '#server/words/languages.ts';

type MessageTree = { readonly [key: string]: string | MessageTree | undefined };

function fillMissing(base: MessageTree, translated: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const other = translated[key];
      if (typeof value === 'object') return [key, fillMissing(value, typeof other === 'object' ? other : {})];
      return [key, typeof other === 'string' ? other : value];
    }),
  );
}

/** A catalogue in which every sentence that a language lacks is the English one. */
export function completeMessages(translated: Unfinished<ServerWords>): ServerWords {
  return fillMissing(english, translated as MessageTree) as ServerWords;
}

function createMessageTranslator(locale: Locale) {
  const messages = locale === 'en' ? english : completeMessages(LANGUAGES[locale]);
  return createTranslator({ locale, messages: messages as typeof english });
}

export type Translator = ReturnType<typeof createMessageTranslator>;

const TRANSLATORS = new Map(LOCALES.map((locale) => [locale, createMessageTranslator(locale)]));

/** Answers sentences in a language; what a language lacks is said in English. */
export function getTranslator(locale: Locale): Translator {
  return TRANSLATORS.get(locale) ?? createMessageTranslator(DEFAULT_LOCALE);
}

/** The words of a language by keys that only the running program knows; null for a key that has none. */
export function createMessageLookup(locale: Locale): (key: string) => string | null {
  const words = getTranslator(locale);
  return (key) => (words.has(key as 'lists.yes') ? words(key as 'lists.yes') : null);
}

/** What usual services, and the ways in which they are counted, are called in English: names as an administrator types them. */
export const ENGLISH_SERVICE_NAMES = english.services;
