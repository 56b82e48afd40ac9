// Tells screen readers what sighted people see happen.

import { VisuallyHidden } from '@mantine/core';
import { createStore, useStore } from '#web/platform/store.ts';

const said = createStore<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

/** Has a screen reader say something when it is done with what it is saying. */
export function announce(text: string): void {
  said.set({ text, count: said.get().count + 1 });
}

export function Announcer() {
  const { text, count } = useStore(said);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* Anew each time, so that the same words are said again. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
