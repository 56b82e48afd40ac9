// Something loaded when it is unfolded: a word while it comes, a word and a button when it does not.

import { type ReactNode, useEffect } from 'react';
import type { Words } from '../../locales/messages.ts';
import { useLoaded } from '../../quote/use-loaded.ts';

export interface OnDemandProps<T> {
  /** Changes only when what is wanted does. */
  readonly load: () => Promise<T>;
  readonly messages: Words<'total'>;
  readonly children: (value: T) => ReactNode;
}

export function OnDemand<T>({ load, messages, children }: OnDemandProps<T>) {
  const { value, failed, retry } = useLoaded(load);
  if (failed) {
    return (
      <p className="pricing-warning">
        <span>{messages.total.failure.offline}</span>
        <button className="pricing-button" type="button" onClick={retry}>
          {messages.total.retry}
        </button>
      </p>
    );
  }
  return value === null ? <p className="pricing-hint">{messages.total.loading}</p> : children(value);
}

/** Loads what may be asked for later once the page has nothing better to do; a failure is then met when it is asked for. */
export function usePrepared(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    const timer = load && setTimeout(() => load().catch(() => {}), 2000);
    return () => clearTimeout(timer);
  }, [load]);
}
