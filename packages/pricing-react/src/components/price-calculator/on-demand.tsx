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

export function OnDemand<T>({ load, messages, children }: OnDemandProps<T>) {
  const { value, failed, retry } = useLoaded(load);
  if (failed) return <RetryNote text={messages.asking.failure.offline} retry={retry} messages={messages} />;
  return value === null ? <p className="pricing-hint">{messages.asking.loading}</p> : children(value);
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
