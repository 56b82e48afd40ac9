// The history of pages that the server renders.

import { getLocalePrefix } from '#web/platform/messages/locale.ts';
import { getPageUrl } from '#web/platform/page-scope.ts';
import { type AppHistory, toAddress, toHref } from './history.ts';

/** Creates the history of a page that the server renders: it has links, but nobody goes anywhere. */
export function createStillHistory(): AppHistory {
  const prefix = getLocalePrefix();
  return {
    now: () => toAddress(getPageUrl()),
    href: (path) => toHref(prefix, path),
    navigate: () => {},
    redirect: () => {},
    go: () => {},
    reach: () => ({ back: false, forward: false }),
    block: () => () => {},
  };
}
