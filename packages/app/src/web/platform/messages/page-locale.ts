// The language of the page, and host families named in it.

import { useLocale } from 'use-intl/react';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/platform/locales.ts';

function usePageLocale(): Locale {
  const locale = useLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/**
 * A family in the words of the page.
 * @example const titleOf = useFamilyTitle(); titleOf('Byrne') // 'The Byrne family'
 */
export function useFamilyTitle(): (name: string) => string {
  const locale = usePageLocale();
  return (name) => toFamilyTitle(name, locale);
}
