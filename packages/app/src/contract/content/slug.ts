// The name of a page or an article in its address: its form, what is kept for the product, and one made of a title.

export const SLUG = { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ } as const;

/** Would look like a part of the product, or be mistaken for one. */
const RESERVED_SLUGS: readonly string[] = [
  ...['new', 'edit', 'preview', 'draft', 'index', 'all', 'tag', 'tags', 'author', 'page', 'pages', 'blog', 'feed', 'rss'],
  ...['api', 'hub', 'travel', 'admin', 'login', 'null', 'undefined'],
];

/** Letters that don't fall apart into a base letter and its marks. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/**
 * Returns a name made of a title; empty for a title without Latin letters and digits.
 * @example toSlug('Où loger à Galway ?') // 'ou-loger-a-galway'
 */
export function toSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG.maxLength) : `${slug}-${word}`;
    if (longer.length > SLUG.maxLength) break;
    slug = longer;
  }
  return slug;
}

export const SLUG_PROBLEMS = ['form', 'reserved', 'taken', 'redirects'] as const;
export type SlugProblem = (typeof SLUG_PROBLEMS)[number];

/** Returns what is wrong with a name by itself; null if nothing is. */
export function findSlugProblem(slug: string): 'form' | 'reserved' | null {
  if (slug.length > SLUG.maxLength || !SLUG.pattern.test(slug)) return 'form';
  return RESERVED_SLUGS.includes(slug) ? 'reserved' : null;
}
