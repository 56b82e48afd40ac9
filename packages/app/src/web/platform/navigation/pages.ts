// Lets screens ask about pages: which one is shown, which may be opened, what each is called.

import { createContext, use } from 'react';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOpen } from './guard.ts';
import type { Page, PageTable } from './page-record.ts';

interface Pages {
  /** Those that are loaded: for whoever is signed in, all. */
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
    /** The page that is shown. */
    name,
    table,
    current: table[name] as Page | undefined,
    /** Whether somebody may open a page, and it exists already; menus leave the others out. */
    isOpen: (asked: PageName, user: User | null) => isOpen(asked, { user, table }),
    /** The title of a page; that of a path that leads elsewhere is empty. */
    titleOf(asked: PageName): string {
      const page = table[asked];
      return page === undefined || page.kind === 'redirect' ? '' : titles(`page.${page.title}`);
    },
  };
}
