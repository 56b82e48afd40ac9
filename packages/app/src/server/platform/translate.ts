// Translates the server's messages into the reader's language.

import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, FORMAT_LOCALES, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { CATALOGUES } from '#server/messages/catalogues.ts';
import { ENGLISH, type ServerCatalogue, type Unfinished } from '#server/messages/english.ts';

export type { EnglishCatalogue } from '#server/messages/english.ts';

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

/** Fills in missing messages of a language with English. */
export function completeMessages(translated: Unfinished<ServerCatalogue>): ServerCatalogue {
  return fillMissing(CATALOGUES.en, translated as MessageTree) as ServerCatalogue;
}

function createMessageTranslator(locale: Locale) {
  const messages = locale === 'en' ? ENGLISH : completeMessages(CATALOGUES[locale]);
  return createTranslator({ locale, messages: messages as typeof ENGLISH });
}

export type Translator = ReturnType<typeof createMessageTranslator>;

const TRANSLATORS = new Map(LOCALES.map((locale) => [locale, createMessageTranslator(locale)]));

/** Returns the translator of a language; missing messages are in English. */
export function getTranslator(locale: Locale): Translator {
  return TRANSLATORS.get(locale) ?? createMessageTranslator(DEFAULT_LOCALE);
}

function listTexts(tree: MessageTree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : value === undefined ? [] : listTexts(value)));
}

/** Returns everything that the product says itself, in every language. */
export const listOwnTexts = (): string[] => Object.values(CATALOGUES).flatMap((messages) => listTexts(messages as MessageTree));

/** Returns a lookup of messages by keys only known at run time; it returns null for unknown keys. */
export function createMessageLookup(locale: Locale): (key: string) => string | null {
  const t = getTranslator(locale);
  return (key) => (t.has(key as 'lists.yes') ? t(key as 'lists.yes') : null);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a message whose key and values are known only at run time, such as that of one of all refusals. Types don't check them: they
 * would compare the values of every message with those of every other one, which took minutes.
 */
export function putIntoWords(words: Translator, key: string, values: Values = {}): string {
  return (words as unknown as (key: string, values: Values) => string)(key, values);
}

/** Returns a medium date of a civil day: `2 Jul 2025`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** English names of common services and pricing types, as administrators enter them. */
export const ENGLISH_SERVICE_NAMES = ENGLISH.services;
