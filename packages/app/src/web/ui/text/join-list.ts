// Lists inside of texts, such as names or kinds of files.

/** Languages whose lists of units have blanks or nothing between the items, which runs names together. */
const COMMA_LANGUAGES = new Set(['ja', 'ko', 'zh']);

/**
 * Joins texts as the language does.
 * @example joinList('en-IE', ['jpg', 'png']) // 'jpg, png'
 */
export function joinList(tag: string, texts: Iterable<string>): string {
  const needsCommas = COMMA_LANGUAGES.has(new Intl.Locale(tag).language);
  return new Intl.ListFormat(tag, needsCommas ? { type: 'conjunction', style: 'narrow' } : { type: 'unit' }).format(texts);
}
