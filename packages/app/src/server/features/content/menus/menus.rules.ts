// Rules of menus: what visitors get of the entries that editors have arranged.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type { InnerEntry, MenuEntry, ShownEntry, ShownInnerEntry } from '#contract/content/menus.shapes.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';

/** An article that visitors can read. */
export interface ReadableArticle {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly title: string;
}

type ReadableArticles = ReadonlyMap<number, ReadableArticle>;

/** Returns the IDs of the articles that entries lead to. */
export function listArticleIds(entries: readonly MenuEntry[]): number[] {
  const all = entries.flatMap((entry) => [entry, ...entry.entries]);
  return [...new Set(all.flatMap(({ to }) => (to.kind === 'article' ? [to.articleId] : [])))];
}

const toArticlePath = ({ kind, slug }: Pick<ReadableArticle, 'kind' | 'slug'>) => `/${kind}/${slug}`;

function toShownInner({ key, label, to, isVisible }: InnerEntry, readable: ReadableArticles): ShownInnerEntry | null {
  if (!isVisible) return null;
  switch (to.kind) {
    case 'heading':
      return { key, label, target: null, page: null };
    case 'address':
      return { key, label, target: to.target, page: null };
    case 'page':
      return { key, label, target: PAGE_PATHS[to.page], page: to.page };
    case 'article': {
      const article = readable.get(to.articleId);
      return article === undefined ? null : { key, label: label || article.title, target: toArticlePath(article), page: null };
    }
  }
}

/** Leaves out what is hidden or can't be read; a heading that nothing is below goes, too. */
export function toShownEntries(entries: readonly MenuEntry[], readable: ReadableArticles): ShownEntry[] {
  return entries.flatMap((entry) => {
    if (!entry.isVisible) return [];
    const inner = entry.entries.map((one) => toShownInner(one, readable)).filter((one) => one !== null);
    const shown = toShownInner(entry, readable);
    if (shown !== null) return shown.target === null && inner.length === 0 ? [] : [{ ...shown, entries: inner }];
    // What was below something that can't be read stands in its place.
    return inner.map((one) => ({ ...one, entries: [] }));
  });
}
