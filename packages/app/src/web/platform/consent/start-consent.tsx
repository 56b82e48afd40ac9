// Counts visits to public pages of those who have accepted it, and asks those who haven't chosen. Loaded only where visits are counted.

import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { MessagesProvider } from '#web/platform/messages/messages-provider.tsx';
import { session, useSession } from '#web/platform/session/session.ts';
import { type Analytics, getAnalytics } from './analytics.ts';
import { getConsent, useConsent, watchConsent } from './consent.ts';
import { isStaff, toCountedPath } from './counted-pages.ts';
import { createPageViews } from './page-views.ts';

const BANNER = withMessages(() => import('./consent-banner.tsx'));

/** Moves within the page: wouter makes events of the two that have none. */
const MOVES = ['pushState', 'replaceState', 'popstate'] as const;

function subscribeToMoves(moved: () => void): () => void {
  for (const move of MOVES) window.addEventListener(move, moved);
  return () => {
    for (const move of MOVES) window.removeEventListener(move, moved);
  };
}

type Banner = Awaited<ReturnType<typeof BANNER.load>>['ConsentBanner'];

function Question({ Banner }: { readonly Banner: Banner }) {
  const consent = useConsent();
  const current = useSession();
  const isCounted = useSyncExternalStore(subscribeToMoves, () => toCountedPath(window.location.pathname) !== null);
  const isAsked = current.state === 'visitor' || (current.state === 'signedIn' && !isStaff(current.user));
  return consent === 'open' && isCounted && isAsked ? <Banner /> : null;
}

/** Puts the question before the page, where keyboards reach it first. */
async function ask(): Promise<void> {
  const { ConsentBanner } = await loadWithMessages(BANNER);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <MessagesProvider>
      <Question Banner={ConsentBanner} />
    </MessagesProvider>,
  );
}

/** Starts for the life of the page. */
function start(analytics: Analytics): void {
  const countView = createPageViews(analytics);
  function count(): void {
    const current = session.get();
    if (getConsent() !== 'accepted' || current.state === 'loading') return;
    if (current.state === 'visitor' || !isStaff(current.user)) countView();
  }
  watchConsent(count);
  subscribeToMoves(count);
  session.subscribe(count);
  count();
  // Nothing of the page depends on it.
  if (getConsent() === 'open') void ask().catch(() => undefined);
}

const analytics = getAnalytics();
if (analytics !== null) start(analytics);
