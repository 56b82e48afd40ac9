// Something that has to be loaded: nothing yet, the thing itself, or why it could not be had.

import { useCallback, useEffect, useState } from 'react';
import { type FailureKind, failureOf } from '../quote-source/quote-source.ts';

export interface Loaded<T> {
  /** Null until it is there; what was there before stays while the next is loaded. */
  readonly value: T | null;
  /** Whether `value` is still the one before, or none. */
  readonly loading: boolean;
  /** Why there is none; null unless it could not be had. */
  readonly failure: FailureKind | null;
  readonly retry: () => void;
}

interface Outcome<T> extends Pick<Loaded<T>, 'value' | 'failure'> {
  /** What was loaded. */
  readonly of: (() => Promise<T>) | null;
}

/** What `load` answers with. A new `load` loads anew; give it a function that changes only when the question does. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [{ of, value, failure }, setOutcome] = useState<Outcome<T>>({ of: null, value: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same anew
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setOutcome({ of: load, value: found, failure: null }),
      (thrown) => wanted && setOutcome({ of: load, value: null, failure: kindOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { value, failure, loading: of !== load, retry };
}

/** By its words: browsers throw a TypeError both for a module that did not come and for a fault in one that did. */
function kindOf(thrown: unknown): FailureKind {
  return /dynamically imported|importing a module|chunk/i.test(String(thrown)) ? 'offline' : failureOf(thrown).kind;
}
