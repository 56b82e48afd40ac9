// The query cache shared by the screens of a signed-in user. Loaded with the first of these screens, not with the page.

import { QueryClient } from '@tanstack/react-query';
import { perPage } from '#web/platform/page-scope.ts';
import { addSessionStep } from '#web/platform/session/session-steps.ts';
import { takePageData } from './page-data.ts';

/** How long data counts as fresh, in milliseconds. */
const FRESH_MS = 10_000;

/** How long after its arrival the data of a page counts as read just now, in milliseconds: its code may come long after it. */
const PAGE_FRESH_MS = 60_000;

/** Returns when the data of the page was read, in milliseconds. */
function getReadTime(): number {
  const now = Date.now();
  return now - performance.timeOrigin > PAGE_FRESH_MS ? performance.timeOrigin : now;
}

const clientOfPage = perPage(() => {
  const client = new QueryClient({
    defaultOptions: {
      // `reactToFailure` has run by then; whether to retry is up to the screen.
      queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const [key, answer] of takePageData()) client.setQueryData(key, answer, { updatedAt: getReadTime() });
  return client;
});

/** On the server it stands for the cache of the page that is being rendered, since each has its own. */
function createStandIn(): QueryClient {
  return new Proxy({} as QueryClient, {
    get(_, name) {
      const client = clientOfPage();
      const value: unknown = Reflect.get(client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}

export const queryClient = typeof window === 'undefined' ? createStandIn() : clientOfPage();

// Data read by one account must not be visible to the next.
addSessionStep({ end: () => queryClient.clear() });
