// The words that invoices are printed with and judged by, language by language.

import type { Messages } from '@hosted-stay/pricing-react/invoicing';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';

/** Each is loaded when somebody first needs it. */
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

/** A language of the product by its tag; English for what is none. */
export function toInvoiceLocale(tag: string): Locale {
  return LOCALES.find((locale) => locale === tag) ?? 'en';
}
