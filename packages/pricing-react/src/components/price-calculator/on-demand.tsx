// Something loaded when it is asked for: a word while it comes, a word and a button when it does not.

import { type ReactNode, useEffect, useState } from 'react';
import type { Words } from '../../locales/messages.ts';
import { useLoaded } from '../../quote/use-loaded.ts';
import { RetryNote } from './retry-note.tsx';

export interface OnDemandProps<T> {
  /** Changes only when what is wanted does. */
  readonly load: () => Promise<T>;
  readonly messages: Words<'asking'>;
  readonly children: (value: T) => ReactNode;
}

/** What was loaded before stays while the next is loaded, marked as busy. */
export function OnDemand<T>({ load, messages, children }: OnDemandProps<T>) {
  const { value, loading, failure, retry } = useLoaded(load);
  if (failure) return <RetryNote text={messages.asking.failure[failure]} retry={retry} messages={messages} />;
  if (value === null) return <p className="pricing-hint">{messages.asking.loading}</p>;
  return <div aria-busy={loading}>{children(value)}</div>;
}

/** A question to unfold; what answers it is loaded then. */
export function Disclosure<T>({ summary, ...answer }: OnDemandProps<T> & { readonly summary: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="pricing-disclosure" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <OnDemand {...answer} />}
    </details>
  );
}

/** Loads what may be asked for later once the page has nothing better to do; a failure is then met when it is asked for. */
export function usePrepared(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    const timer = load && setTimeout(() => load().catch(() => {}), 2000);
    return () => clearTimeout(timer);
  }, [load]);
}
