// Provides the messages to the screens, in the language of the page and the user's time zone.

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Sections } from '#web/messages/sections.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { pageLocale } from './locale.ts';
import { loadedMessages } from './messages.ts';

/** Has only the sections that modules of the page use: the build finds those of each screen. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const messages = useStore(loadedMessages);
  const timeZone = useUser()?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <IntlProvider locale={pageLocale()} messages={messages as Sections} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
