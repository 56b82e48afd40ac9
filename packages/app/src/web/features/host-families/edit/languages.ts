// The languages that a family can say it speaks.

import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';

/** As BCP 47 tags. */
const LANGUAGES =
  'ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gd gl gu he hi hr hu hy id is it ja ka ko lb lt lv mk ms mt nl no pa pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur vi yue zh'.split(
    ' ',
  );

/** Returns a function that names a language in the language of the page. */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}

/** Returns the languages by name, with those that are chosen already. */
export function useLanguageChoices(chosen: readonly string[]) {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return [...new Set([...LANGUAGES, ...chosen])]
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [chosen, locale]);
}
