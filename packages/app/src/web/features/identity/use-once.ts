// Asks the server something once when a page opens: what a mailed link or a provider brought along is used up by it.

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#web/platform/api/failure.ts';

export type Once<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly failure: ApiFailure };

/** Runs `ask` once, also where React mounts a page twice; a refusal of the server is an outcome, any other error is thrown on. */
export function useOnce<Answer>(ask: () => Promise<Answer>): Once<Answer> {
  const [outcome, setOutcome] = useState<Once<Answer>>({ state: 'asking' });
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, whatever changes
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
