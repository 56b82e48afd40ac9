// Gives the screens their messages, in the language and the time zone of whoever looks.

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Sections } from '#web/messages/sections.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { pageLocale } from './locale.ts';
import { loadedMessages } from './messages.ts';

/** A section that no module of the page has asked for is missing here: the build reads what each screen asks for. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const messages = useStore(loadedMessages);
  const timeZone = useUser()?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <IntlProvider locale={pageLocale()} messages={messages as Sections} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
