// Shows parts that stand on a page: with somebody signed in, the records of the pages, a place and a history.

import type { ReactNode } from 'react';
import type { User } from '#contract/identity/user.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { PAGES } from '#web/pages/pages.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { PagesContext } from '#web/platform/navigation/pages.ts';
import { session } from '#web/platform/session/session.ts';
import { AddressRouter } from '#web/router.tsx';

/** Signs somebody in, in this page alone. */
export function signInAs(user: User | null): void {
  session.set(user === null ? { state: 'visitor' } : { state: 'signedIn', user });
}

/** Where a part has gone to, in order. */
export interface Journey {
  readonly went: string[];
  /** How far the history reaches from here; nowhere unless said. */
  readonly reach?: { readonly back: boolean; readonly forward: boolean };
}

interface Around {
  readonly name: PageName;
  readonly journey?: Journey;
  /** The part of the address from its question mark on. */
  readonly search?: string;
}

/** A page of the product around a part; links and code that navigate only note where to. */
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
