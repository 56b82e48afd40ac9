// How a language of the interface writes numbers, money and dates: the habits of one region, the same in every browser.

import { type Formatter, formatterFor } from '@hosted-stay/pricing-core/format';
import { useLocale } from 'use-intl/react';
import { FORMAT_LOCALES } from '#contract/platform/locales.ts';

/** The tag to format with: `de` → `de-DE`. Whatever else is given stays as it is. */
export function formatLocaleOf(locale: string): string {
  return (FORMAT_LOCALES as Readonly<Record<string, string>>)[locale] ?? locale;
}

/** The tag to format with on this screen. */
export function useFormatLocale(): string {
  return formatLocaleOf(useLocale());
}

const formatters = new Map<string, Formatter>();

/** The formatter of a tag, made once. */
export function getFormatter(tag: string): Formatter {
  const known = formatters.get(tag) ?? formatterFor(tag);
  formatters.set(tag, known);
  return known;
}
