// The engine's issues with a request or a book as sentences in the reader's language.

import { describeIssue, type Issue, type Messages } from '@hosted-stay/pricing-core';
import type { Locale } from '#contract/platform/locales.ts';

/** The messages of each language are loaded on first use. */
const LANGUAGES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('@hosted-stay/pricing-core/locales/en')).en,
  fr: async () => (await import('@hosted-stay/pricing-core/locales/fr')).fr,
  es: async () => (await import('@hosted-stay/pricing-core/locales/es')).es,
  it: async () => (await import('@hosted-stay/pricing-core/locales/it')).it,
  de: async () => (await import('@hosted-stay/pricing-core/locales/de')).de,
  ja: async () => (await import('@hosted-stay/pricing-core/locales/ja')).ja,
  ko: async () => (await import('@hosted-stay/pricing-core/locales/ko')).ko,
  zh: async () => (await import('@hosted-stay/pricing-core/locales/zh')).zh,
};

/** Loads the engine's messages in a language. */
export function loadEngineMessages(locale: Locale): Promise<Messages> {
  return LANGUAGES[locale]();
}

/** Returns a function that describes issues in a language, without the field's name, for display beside the field. */
export async function loadIssueTranslator(locale: Locale): Promise<(issue: Issue) => string> {
  const messages = await LANGUAGES[locale]();
  return (issue) => describeIssue(issue, messages, { field: 'omitted' });
}
