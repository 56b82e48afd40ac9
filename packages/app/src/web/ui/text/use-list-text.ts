// Lists inside of texts in the language of the page.

import { useFormatLocale } from './format-locale.ts';
import { joinList } from './join-list.ts';

/** Returns a function that joins texts as the language of the page does: `Photos, story`, `写真、紹介文`. */
export function useListText(): (texts: Iterable<string>) => string {
  const tag = useFormatLocale();
  return (texts) => joinList(tag, texts);
}
