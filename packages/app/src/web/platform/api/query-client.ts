// What has been read from the server, shared by the screens of somebody signed in. Loaded with the first of them, not with the page.

import { QueryClient } from '@tanstack/react-query';
import { addSessionStep } from '#web/platform/session/session-steps.ts';

/** How long something read counts as new, in milliseconds. */
const FRESH_MS = 10_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // The error catalogue has told of a failure by then; whether to try again is for the screen.
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing that one account has read may be seen by the next.
addSessionStep({ end: () => queryClient.clear() });
