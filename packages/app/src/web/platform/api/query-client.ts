// The query cache shared by the screens of a signed-in user. Loaded with the first of these screens, not with the page.

import { QueryClient } from '@tanstack/react-query';
import { addSessionStep } from '#web/platform/session/session-steps.ts';

/** How long data counts as fresh, in milliseconds. */
const FRESH_MS = 10_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // `reactToFailure` has run by then; whether to retry is up to the screen.
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Data read by one account must not be visible to the next.
addSessionStep({ end: () => queryClient.clear() });
