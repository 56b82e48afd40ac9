// The names of languages in another language.

import { joinList } from './join-list.ts';

/**
 * Returns the names of languages as a list, in the language of a reader.
 * @example listLanguages('en', ['de', 'fr']) // 'German, French'
 */
export function listLanguages(locale: string, tags: readonly string[]): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return joinList(
    locale,
    tags.map((tag) => names.of(tag) ?? tag),
  );
}
