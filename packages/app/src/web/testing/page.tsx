// Renders parts of a page: with a signed-in user, the page caches, an address and a history.

import type { ReactNode } from 'react';
import type { User } from '#contract/identity/user.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { PAGES } from '#web/pages/pages.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { PagesContext } from '#web/platform/navigation/pages.ts';
import { session } from '#web/platform/session/session.ts';
import { AddressRouter } from '#web/router.tsx';

/** Signs a user in, in this page only. */
export function signInAs(user: User | null): void {
  session.set(user === null ? { state: 'visitor' } : { state: 'signedIn', user });
}

/** The addresses that a part navigated to, in order. */
export interface Journey {
  readonly went: string[];
  /** Whether the history can go back and forward; neither by default. */
  readonly reach?: { readonly back: boolean; readonly forward: boolean };
}

interface Around {
  readonly name: PageName;
  readonly journey?: Journey;
  /** The query string with its question mark. */
  readonly search?: string;
}

/** Wraps a part in a page of the product; navigation is only recorded. */
export function pageAround(part: ReactNode, { name, journey, search = '' }: Around): ReactNode {
  const address = { pathname: PAGE_PATHS[name], search, hash: '' };
  const to = (href: string) => void journey?.went.push(href);
  const history: AppHistory = {
    now: () => address,
    href: (path) => path,
    navigate: to,
    redirect: to,
    go: (delta) => to(String(delta)),
    reach: () => journey?.reach ?? { back: false, forward: false },
    block: () => () => undefined,
  };
  return (
    <AddressRouter history={history} address={address} params={{}}>
      <PagesContext value={{ table: PAGES, name }}>{part}</PagesContext>
    </AddressRouter>
  );
}
