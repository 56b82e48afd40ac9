// The messages for printing and validating invoices, by language.

import type { Messages } from '@hosted-stay/pricing-react/invoicing';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';

/** Loaded on first use. */
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

export function loadInvoiceMessages(locale: Locale): Promise<Messages> {
  return LANGUAGES[locale]();
}

/** Returns the locale of a language tag; English if it isn't supported. */
export function toInvoiceLocale(tag: string): Locale {
  return LOCALES.find((locale) => locale === tag) ?? 'en';
}
