// Gives the screens their words, in the language and the time zone of whoever looks.

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Sections } from '#web/words/sections.ts';
import { pageLocale } from './locale.ts';
import { useUser } from './session.ts';
import { useStore } from './store.ts';
import { loadedWords } from './words.ts';

/** A section that no module of the page has asked for is missing here: the build reads what each screen asks for. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const messages = useStore(loadedWords);
  const timeZone = useUser()?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <IntlProvider locale={pageLocale()} messages={messages as Sections} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
