// Follows the history, and shows the page of the current address.

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { matchPage } from '#contract/platform/page-match.ts';
import { ChunkBoundary } from '#web/platform/lazy/chunk-boundary.tsx';
import { getPageUrl } from '#web/platform/page-scope.ts';
import { AddressRouter } from '#web/router.tsx';
import { type AppHistory, toAddress } from './history.ts';
import { PageOutlet } from './page-outlet.tsx';
import type { RouterTables } from './page-record.ts';
import { PagesContext } from './pages.ts';
import { useTables } from './use-tables.ts';

interface PlaceProps {
  readonly href: string;
  readonly history: AppHistory;
  readonly tables: RouterTables;
}

const Place = memo(function Place({ href, history, tables }: PlaceProps) {
  const address = useMemo(() => toAddress(new URL(href)), [href]);
  const page = useMemo(() => matchPage(address.pathname) ?? { name: 'notFound' as const, params: {} }, [address.pathname]);
  const { loaded, isWhole } = useTables(tables, page.name);
  const pages = useMemo(() => ({ table: loaded.pages, name: page.name }), [loaded, page.name]);
  return (
    <AddressRouter history={history} address={address} params={page.params}>
      <PagesContext value={pages}>
        <PageOutlet name={page.name} tables={loaded} isWhole={isWhole} />
      </PagesContext>
    </AddressRouter>
  );
});

/** The previous page stays visible until the code of the next one is loaded. */
function Places(props: Omit<PlaceProps, 'href'>) {
  const href = useDeferredValue(
    useLocationProperty(
      () => window.location.href,
      () => getPageUrl().href,
    ),
  );
  return <Place href={href} {...props} />;
}

export function AppRouter(props: { history: AppHistory; tables: RouterTables }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ChunkBoundary of={String(attempt)} retry={() => setAttempt(attempt + 1)}>
      <Places key={attempt} {...props} />
    </ChunkBoundary>
  );
}
