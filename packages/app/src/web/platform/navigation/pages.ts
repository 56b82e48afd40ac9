// Hooks for screens about pages: the current one, which may be opened, their titles.

import { createContext, use } from 'react';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOpen } from './guard.ts';
import type { Page, PageTable } from './page-record.ts';

interface Pages {
  /** The loaded pages: all for signed-in users. */
  readonly table: Partial<PageTable>;
  readonly name: PageName;
}

export const PagesContext = createContext<Pages | null>(null);

/** @throws TypeError outside the router */
export function usePages() {
  const pages = use(PagesContext);
  const titles = useTranslations('titles');
  if (pages === null) throw new TypeError('Pages are known inside the router only.');
  const { table, name } = pages;
  return {
    /** The current page. */
    name,
    table,
    current: table[name] as Page | undefined,
    /** Returns whether a page exists and the user may open it; menus leave out the others. */
    isOpen: (asked: PageName, user: User | null) => isOpen(asked, { user, table }),
    /** Returns the title of a page; empty for a redirect. */
    titleOf(asked: PageName): string {
      const page = table[asked];
      return page === undefined || page.kind === 'redirect' ? '' : titles(`page.${page.title}`);
    },
  };
}
