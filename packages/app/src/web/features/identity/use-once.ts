// A hook that sends a request once when a page opens, because the token of an emailed link or a provider can be used only once.

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#web/platform/api/failure.ts';

export type Once<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly failure: ApiFailure };

/** Runs `ask` once, even if React mounts a page twice; a refusal is returned as an outcome, other errors are rethrown. */
export function useOnce<Answer>(ask: () => Promise<Answer>): Once<Answer> {
  const [outcome, setOutcome] = useState<Once<Answer>>({ state: 'asking' });
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, whatever changes
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask().then(
      (answer) => setOutcome({ state: 'answered', answer }),
      (error) => {
        if (!(error instanceof ApiFailure)) throw error;
        setOutcome({ state: 'refused', failure: error });
      },
    );
  }, []);
  return outcome;
}
