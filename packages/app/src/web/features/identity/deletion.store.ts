// Loads the consequences of deleting the user's account from the server.

import { useCallback, useEffect, useState } from 'react';
import { readDeletion } from '#contract/identity/account.endpoints.ts';
import type { Deletion } from '#contract/identity/account-deletion.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';

export type DeletionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'known'; readonly deletion: Deletion };

export function useDeletion(): DeletionState & { readonly retry: () => void } {
  const [current, setCurrent] = useState<DeletionState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the request again
  useEffect(() => {
    const control = new AbortController();
    call(readDeletion, {}, { quiet: true, signal: control.signal }).then(
      (deletion) => setCurrent({ state: 'known', deletion }),
      (error: unknown) => {
        if (control.signal.aborted) return;
        setCurrent({ state: 'failed', message: error instanceof ApiFailure ? error.message : String(error) });
      },
    );
    return () => control.abort();
  }, [attempt]);
  const retry = useCallback(() => {
    setCurrent({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...current, retry };
}
