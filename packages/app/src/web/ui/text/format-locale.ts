// How a language of the interface writes numbers, money and dates: the habits of one region, the same in every browser.

import { type Formatter, formatterFor } from '@hosted-stay/pricing-core/format';
import { useLocale } from 'use-intl/react';
import type { Locale } from '#contract/platform/locales.ts';

const REGIONS = {
  en: 'en-IE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  de: 'de-DE',
  ja: 'ja-JP',
  ko: 'ko-KR',
  zh: 'zh-CN',
} as const satisfies Record<Locale, string>;

/** The tag to format with: `de` → `de-DE`. Whatever else is given stays as it is. */
export function formatLocaleOf(locale: string): string {
  return (REGIONS as Readonly<Record<string, string>>)[locale] ?? locale;
}

/** The tag to format with on this screen. */
export function useFormatLocale(): string {
  return formatLocaleOf(useLocale());
}

const formatters = new Map<string, Formatter>();

/** The formatter of a tag, made once. */
export function formatterOf(tag: string): Formatter {
  const known = formatters.get(tag) ?? formatterFor(tag);
  formatters.set(tag, known);
  return known;
}
