// The booking in progress of this tab, connected to the server and to session storage.

import { useEffect, useState } from 'react';
import type { SavedDraft } from '#contract/booking/booking.shapes.ts';
import { clearCurrentTrip, readCurrentTrip, saveCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { useSession, useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { getServerNow } from '#web/ui/text/server-clock.ts';
import { createDraft, type Draft } from './draft.ts';

/** The delay before changes are saved, in milliseconds. */
const REST_MS = 800;
const QUIETLY = { background: true, quiet: true } as const;

export const draft = createDraft({
  read: () => call(readCurrentTrip, {}, QUIETLY),
  async save(body) {
    try {
      return { ok: true, draft: await call(saveCurrentTrip, { body }, QUIETLY) };
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'changedMeanwhile' && error.current !== null) {
        return { ok: false, draft: error.current as SavedDraft };
      }
      throw error;
    }
  },
  clear: () => call(clearCurrentTrip, {}),
  recall: () => tabSession.get().booking,
  keep: (booking) => tabSession.update({ booking }),
  now: () => new Date(getServerNow()),
  later: (run) => void setTimeout(run, REST_MS),
});

/** Returns whether the user can book for themselves; a visitor can, after signing in. */
export function useBooker(): { readonly userId: number | null; readonly mayBook: boolean } {
  const user = useUser();
  if (user === null) return { userId: null, mayBook: true };
  return { userId: user.id, mayBook: user.isParent && user.capabilities.includes('booking.place') };
}

/** On the server, which renders the page once: takes the saved copy. */
function useServerCopy(userId: number | null): void {
  const { data } = useEndpoint(readCurrentTrip, {}, { when: isOnServer() && userId !== null });
  if (isOnServer() && userId !== null && data !== undefined) draft.show(userId, data);
}

interface UsedDraft {
  readonly draft: Draft;
  /** Whether the server's copy was loaded, or no user is signed in. */
  readonly isReady: boolean;
  readonly failure: ApiFailure | null;
  retry(): void;
}

/** Returns the booking in progress; loads the server's copy after sign-in. */
export function useDraft(): UsedDraft {
  const { userId, mayBook } = useBooker();
  useServerCopy(mayBook ? userId : null);
  const current = useStore(draft);
  const isLoading = useSession().state === 'loading';
  const [entered, setEntered] = useState<number | null | undefined>(undefined);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads it again
  useEffect(() => {
    if (isLoading || !mayBook) return;
    let isOver = false;
    draft.enter(userId).then(
      () => !isOver && setEntered(userId),
      (error: unknown) => !isOver && error instanceof ApiFailure && setFailure(error),
    );
    return () => {
      isOver = true;
    };
  }, [userId, mayBook, isLoading, tries]);
  return {
    draft: current,
    isReady: isOnServer() || (entered === userId && !isLoading),
    failure,
    retry() {
      setFailure(null);
      setTries(tries + 1);
    },
  };
}
