// Announces visible changes to screen readers.

import { VisuallyHidden } from '@mantine/core';
import { createStore, useStore } from '#web/platform/store.ts';

const said = createStore<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

/** Announces a text after the current speech. */
export function announce(text: string): void {
  said.set({ text, count: said.get().count + 1 });
}

export function Announcer() {
  const { text, count } = useStore(said);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new key each time, so that the same text is announced again. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
