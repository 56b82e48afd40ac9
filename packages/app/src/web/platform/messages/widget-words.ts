// The messages of the price widgets and printed invoices, loaded for one language at a time.

import type { Messages } from '@hosted-stay/pricing-react';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useLocale } from 'use-intl/react';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { isOnServer, perPage } from '#web/platform/page-scope.ts';

const LANGUAGES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('@hosted-stay/pricing-react/locales/en')).en,
  fr: async () => (await import('@hosted-stay/pricing-react/locales/fr')).fr,
  es: async () => (await import('@hosted-stay/pricing-react/locales/es')).es,
  it: async () => (await import('@hosted-stay/pricing-react/locales/it')).it,
  de: async () => (await import('@hosted-stay/pricing-react/locales/de')).de,
  ja: async () => (await import('@hosted-stay/pricing-react/locales/ja')).ja,
  ko: async () => (await import('@hosted-stay/pricing-react/locales/ko')).ko,
  zh: async () => (await import('@hosted-stay/pricing-react/locales/zh')).zh,
};

const ONCE = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false } as const;

const loadedForPage = perPage(() => new Map<Locale, Promise<Messages>>());

/** Loads them for a page that the server renders, once. */
function loadForPage(language: Locale): Promise<Messages> {
  const loaded = loadedForPage();
  const found = loaded.get(language) ?? LANGUAGES[language]();
  loaded.set(language, found);
  return found;
}

/** Returns the widget messages of a language; undefined while they load. */
export function useWidgetWordsOf(language: Locale): Messages | undefined {
  const sent = isOnServer() ? use(loadForPage(language)) : undefined;
  return useQuery({ queryKey: ['widget words', language], queryFn: LANGUAGES[language], ...ONCE }, queryClient).data ?? sent;
}

/** Returns the widget messages of the page's language; undefined while they load. */
export function useWidgetWords(): Messages | undefined {
  const locale = useLocale();
  return useWidgetWordsOf(isLocale(locale) ? locale : DEFAULT_LOCALE);
}

/** Returns the messages of all languages, that of the page first: the languages in which an invoice can be printed. */
export function useAllWidgetWords(first: Messages): readonly Messages[] | undefined {
  const { data } = useQuery(
    { queryKey: ['widget words'], queryFn: () => Promise.all(LOCALES.map((locale) => LANGUAGES[locale]())), ...ONCE },
    queryClient,
  );
  return data && [first, ...data.filter(({ language }) => language !== first.language)];
}
