// The access of the user to a page, for menus: open, not built yet, or not allowed.

import { use, useCallback } from 'react';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { useUser } from '#web/platform/session/session.ts';
import { canPassGuard } from './guard.ts';
import type { PageTable } from './page-record.ts';
import { PagesContext } from './pages.ts';

export type PageAccess = 'open' | 'later' | 'closed';

/** Returns the access of a user to a page. */
export function getPageAccess(name: PageName, { user, table }: { user: User | null; table: Partial<PageTable> }): PageAccess {
  const page = table[name];
  if (page === undefined || !canPassGuard(page.guard, user)) return 'closed';
  return page.kind === 'later' ? 'later' : 'open';
}

/**
 * Returns a function for the access of the current user to each page.
 * @throws TypeError outside the router
 */
export function usePageAccess(): (name: PageName) => PageAccess {
  const pages = use(PagesContext);
  const user = useUser();
  if (pages === null) throw new TypeError('Menus stand inside the router, which hands down the records of the pages.');
  const { table } = pages;
  return useCallback((name) => getPageAccess(name, { user, table }), [user, table]);
}

/** Returns whether the current user can open a page; false outside the router. */
export function useCanOpen(name: PageName): boolean {
  const pages = use(PagesContext);
  const user = useUser();
  return pages !== null && getPageAccess(name, { user, table: pages.table }) === 'open';
}
