// Follows the history, and shows the page of the current address.

import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { matchPage } from '#contract/platform/page-match.ts';
import { type Navigator, type Place, RouterContext } from '#web/router.tsx';
import { tabSession } from './app-persist.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';
import type { AppHistory } from './history.ts';
import { HistoryContext } from './history-context.ts';
import { localePrefix, withoutPrefix } from './locale.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PagesContext } from './pages.ts';
import type { RouterTables } from './route.ts';
import { rememberScrolls } from './scrolls.ts';
import { useTables } from './use-tables.ts';

function plain(place: Place): Place {
  return { ...place, pathname: withoutPrefix(place.pathname) };
}

/** What links and code navigate with: they know no prefix. */
function navigatorOf(history: AppHistory, prefix: string): Navigator {
  const href = (path: string) => prefix + (prefix === '' ? path : path.replace(/^\/(?=$|[?#])/, ''));
  return {
    now: () => plain(history.entry.place),
    go: history.go,
    to: (path, options) => history.to(href(path), options),
    href,
  };
}

function Places({ history, tables }: { history: AppHistory; tables: RouterTables }) {
  const [{ place, action }, setEntry] = useState(history.entry);
  const [prefix] = useState(() => localePrefix());
  // Before the effects of the pages: a guard may send on at once.
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // Another language is another document.
        if (localePrefix(next.place.pathname) !== prefix) window.location.reload();
        else startTransition(() => setEntry(next));
      }),
    [history, prefix],
  );
  useEffect(() => rememberScrolls({ history, kept: tabSession }), [history]);
  const navigator = useMemo(() => navigatorOf(history, prefix), [history, prefix]);
  const page = useMemo(() => matchPage(withoutPrefix(place.pathname)) ?? { name: 'notFound' as const, params: {} }, [place.pathname]);
  const router = useMemo(() => ({ navigator, place: plain(place), action, params: page.params }), [navigator, place, action, page]);
  const { loaded, isWhole } = useTables(tables, page.name);
  const pages = useMemo(() => ({ table: loaded.routes, name: page.name }), [loaded, page.name]);
  return (
    <HistoryContext value={history}>
      <RouterContext value={router}>
        <PagesContext value={pages}>
          <PageOutlet name={page.name} tables={loaded} isWhole={isWhole} later={tables.later} />
        </PagesContext>
      </RouterContext>
    </HistoryContext>
  );
}

export function AppRouter(props: { history: AppHistory; tables: RouterTables }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ChunkBoundary of={String(attempt)} retry={() => setAttempt(attempt + 1)}>
      <Places key={attempt} {...props} />
    </ChunkBoundary>
  );
}
