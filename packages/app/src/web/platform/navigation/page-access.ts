// Tells menus how a page stands to the user: whether it opens, is still to come, or is none of theirs.

import { use, useCallback } from 'react';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { useUser } from '#web/platform/session/session.ts';
import { canPassGuard } from './guard.ts';
import type { PageTable } from './page-record.ts';
import { PagesContext } from './pages.ts';

export type PageAccess = 'open' | 'later' | 'closed';

/** How a page stands to somebody. */
export function getPageAccess(name: PageName, { user, table }: { user: User | null; table: Partial<PageTable> }): PageAccess {
  const page = table[name];
  if (page === undefined || !canPassGuard(page.guard, user)) return 'closed';
  return page.kind === 'later' ? 'later' : 'open';
}

/**
 * How each page stands to whoever is signed in.
 * @throws TypeError outside the router
 */
export function usePageAccess(): (name: PageName) => PageAccess {
  const pages = use(PagesContext);
  const user = useUser();
  if (pages === null) throw new TypeError('Menus stand inside the router, which hands down the records of the pages.');
  const { table } = pages;
  return useCallback((name) => getPageAccess(name, { user, table }), [user, table]);
}

/** Whether a page opens for whoever is signed in; outside the router no page does. */
export function useCanOpen(name: PageName): boolean {
  const pages = use(PagesContext);
  const user = useUser();
  return pages !== null && getPageAccess(name, { user, table: pages.table }) === 'open';
}
