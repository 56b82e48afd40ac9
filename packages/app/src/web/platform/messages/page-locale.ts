// The titles of host families in the language of the page.

import { useLocale } from 'use-intl/react';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/platform/locales.ts';

/** Returns the language of the page. */
export function usePageLocale(): Locale {
  const locale = useLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/**
 * Returns the title of a family in the language of the page.
 * @example const titleOf = useFamilyTitle(); titleOf('Byrne') // 'The Byrne family'
 */
export function useFamilyTitle(): (name: string) => string {
  const locale = usePageLocale();
  return (name) => toFamilyTitle(name, locale);
}
