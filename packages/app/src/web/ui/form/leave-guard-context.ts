// What forms with unsaved changes block; separate from the rest, because the first page has no such form.

import { createContext } from 'react';

/** Something that can block leaving a page: the history of the app. */
export interface Leaving {
  block(ask: (held: { proceed(): void }) => void): () => void;
}

/** Without the app's history, only the browser asks before closing the page. */
const browserAlone: Leaving = {
  block() {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  },
};

/** The history that the forms below block. */
export const LeavingContext = createContext<Leaving>(browserAlone);
