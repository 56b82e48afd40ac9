// The formatting of numbers, money and dates in each language: the conventions of one region, the same in every browser.

import { type Formatter, formatterFor } from '@hosted-stay/pricing-core/format';
import { useLocale } from 'use-intl/react';
import { FORMAT_LOCALES } from '#contract/platform/locales.ts';

/** Returns the locale tag for formatting: `de` → `de-DE`. Other values stay unchanged. */
export function formatLocaleOf(locale: string): string {
  return (FORMAT_LOCALES as Readonly<Record<string, string>>)[locale] ?? locale;
}

/** Returns the locale tag for formatting in the page's language. */
export function useFormatLocale(): string {
  return formatLocaleOf(useLocale());
}

const formatters = new Map<string, Formatter>();

/** Returns the cached formatter of a locale tag. */
export function getFormatter(tag: string): Formatter {
  const known = formatters.get(tag) ?? formatterFor(tag);
  formatters.set(tag, known);
  return known;
}
