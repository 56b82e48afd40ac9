// What the engine says against a request or a book, in the reader's language.

import { describeIssue, type Issue, type Messages } from '@hosted-stay/pricing-core';
import type { Locale } from '#contract/platform/locales.ts';

/** The words of each language are loaded when somebody first needs them. */
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

/** The words of the engine in a language. */
export function loadEngineMessages(locale: Locale): Promise<Messages> {
  return LANGUAGES[locale]();
}

/** What makes sentences of issues in a language; without the field's name where that stands beside them. */
export async function loadIssueTranslator(locale: Locale): Promise<(issue: Issue) => string> {
  const messages = await LANGUAGES[locale]();
  return (issue) => describeIssue(issue, messages, { field: 'omitted' });
}
