// Which pages the user can open, for menus.

import { use, useCallback } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { useUser } from '#web/platform/session/session.ts';
import { isOpen } from './guard.ts';
import { PagesContext } from './pages.ts';

/**
 * Returns a function that tells of each page whether the current user can open it.
 * @throws TypeError outside the router
 */
export function usePageAccess(): (name: PageName) => boolean {
  const pages = use(PagesContext);
  const user = useUser();
  if (pages === null) throw new TypeError('Menus stand inside the router, which hands down the records of the pages.');
  const { table } = pages;
  return useCallback((name) => isOpen(name, { user, table }), [user, table]);
}

/** Returns whether the current user can open a page; false outside the router. */
export function useCanOpen(name: PageName): boolean {
  const pages = use(PagesContext);
  const user = useUser();
  return pages !== null && isOpen(name, { user, table: pages.table });
}
