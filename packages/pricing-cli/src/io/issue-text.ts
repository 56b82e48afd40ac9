// The texts of issues, from the engine's messages in the requested language.

import { describeIssue, type Issue, type Messages } from '@hosted-stay/pricing-core';
import type { Options } from '../options.ts';
import { LOCALES, type Locale } from './locales.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('@hosted-stay/pricing-core/locales/en')).en,
  fr: async () => (await import('@hosted-stay/pricing-core/locales/fr')).fr,
  es: async () => (await import('@hosted-stay/pricing-core/locales/es')).es,
  it: async () => (await import('@hosted-stay/pricing-core/locales/it')).it,
  de: async () => (await import('@hosted-stay/pricing-core/locales/de')).de,
  ja: async () => (await import('@hosted-stay/pricing-core/locales/ja')).ja,
  ko: async () => (await import('@hosted-stay/pricing-core/locales/ko')).ko,
  zh: async () => (await import('@hosted-stay/pricing-core/locales/zh')).zh,
};

/** The language from `--locale`; English by default. */
export function localeOf(options: Options): Locale {
  return options.oneOf('locale', LOCALES) ?? 'en';
}

/** Loads the messages of one language only. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return LOADERS[locale]();
}

/** Describes an issue without its field, which is printed separately. Errors on stderr are in English, as they are also for logs and searches. */
export async function issueText(issue: Issue, locale: Locale = 'en'): Promise<string> {
  return describeIssue(issue, await loadMessages(locale), { field: 'omitted' });
}
