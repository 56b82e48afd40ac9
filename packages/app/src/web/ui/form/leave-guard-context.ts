// What forms with unsaved changes hold up; apart from the rest, since the first page has no such form.

import { createContext } from 'react';

/** What can hold up leaving a page: the history of the application. */
export interface Leaving {
  block(ask: (held: { proceed(): void }) => void): () => void;
}

/** Without a history of the application, the browser's own question stands before closing the page. */
const browserAlone: Leaving = {
  block() {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  },
};

/** Which history the forms below hold up. */
export const LeavingContext = createContext<Leaving>(browserAlone);
