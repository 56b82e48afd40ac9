// What the editor says of an entry of a menu: its name, where it leads, and why visitors don't get it.

import type { InnerEntry, LinkedArticle } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { KINDS } from '../drafts/kinds.ts';
import type { EntryFacts } from './menu-row.tsx';

export function useEntryFacts(articles: readonly LinkedArticle[], locale: Locale): (entry: InnerEntry) => EntryFacts {
  const words = useTranslations('menus.entry');
  const titles = useTranslations('titles.page');

  function toArticleFacts(articleId: number, label: string): EntryFacts {
    const article = articles.find(({ id }) => id === articleId);
    if (article === undefined) return { name: label || words('deleted'), target: words('deletedTarget'), warning: words('unread') };
    const isReadable = article.locales.length > 0 && article.state !== 'archived';
    const other = article.locales.includes(locale) ? null : words('english');
    return {
      name: label || article.title || article.slug,
      target: KINDS[article.kind].toPublic(article.slug),
      warning: isReadable ? other : words('unread'),
    };
  }

  return ({ label, to }) => {
    switch (to.kind) {
      case 'heading':
        return { name: label, target: words('heading'), warning: null };
      case 'address':
        return { name: label, target: to.target, warning: null };
      case 'page':
        return { name: label || titles(to.page), target: paths[to.page](), warning: null };
      case 'article':
        return toArticleFacts(to.articleId, label);
    }
  };
}
