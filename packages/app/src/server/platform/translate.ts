// The server's own sentences, in the language of whoever reads them.

import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { CATALOGUES } from '#server/messages/catalogues.ts';
import { ENGLISH, type ServerCatalogue, type Unfinished } from '#server/messages/english.ts';

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
export function completeMessages(translated: Unfinished<ServerCatalogue>): ServerCatalogue {
  return fillMissing(CATALOGUES.en, translated as MessageTree) as ServerCatalogue;
}

function createMessageTranslator(locale: Locale) {
  const messages = locale === 'en' ? ENGLISH : completeMessages(CATALOGUES[locale]);
  return createTranslator({ locale, messages: messages as typeof ENGLISH });
}

export type Translator = ReturnType<typeof createMessageTranslator>;

const TRANSLATORS = new Map(LOCALES.map((locale) => [locale, createMessageTranslator(locale)]));

/** Answers sentences in a language; what a language lacks is said in English. */
export function getTranslator(locale: Locale): Translator {
  return TRANSLATORS.get(locale) ?? createMessageTranslator(DEFAULT_LOCALE);
}

/** The messages of a language by keys that only the running program knows; null for a key that has none. */
export function createMessageLookup(locale: Locale): (key: string) => string | null {
  const t = getTranslator(locale);
  return (key) => (t.has(key as 'lists.yes') ? t(key as 'lists.yes') : null);
}

/** What usual services, and the ways in which they are counted, are called in English: names as an administrator types them. */
export const ENGLISH_SERVICE_NAMES = ENGLISH.services;
