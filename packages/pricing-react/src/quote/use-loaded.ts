// Something that has to be loaded: nothing yet, the thing itself, or the news that it could not be had.

import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Null until it is there; what was there before stays while the next is loaded. */
  readonly value: T | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What `load` answers with. A new `load` loads anew; give it a function that changes only when the question does. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'retry'>>({ value: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same anew
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setState({ value, failed: false }),
      () => wanted && setState({ value: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
