// Provides the messages to the screens, in the language of the page and the user's time zone.

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Sections } from '#web/messages/sections.ts';
import { isContinued } from '#web/platform/navigation/early-input.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { getPlatformZone } from '#web/platform/product.ts';
import { getDeviceTimeZone } from '#web/platform/session/app-persist.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { pageLocale } from './locale.ts';
import { loadedMessages } from './messages.ts';

/** Returns the time zone of the device; that of the product while a page is as the server has rendered it, which knows no other. */
function useDeviceTimeZone(): string {
  const [zone, setZone] = useState(() => (isOnServer() || isContinued() ? getPlatformZone() : getDeviceTimeZone()));
  useEffect(() => {
    // In its own task, since browsers are slow to find it; and in slices, since all texts are drawn again: at once, parts whose code has
    // not come yet would lose what the server has rendered of them.
    const later = setTimeout(() => {
      const found = getDeviceTimeZone();
      startTransition(() => setZone(found));
    });
    return () => clearTimeout(later);
  }, []);
  return zone;
}

/** Has only the sections that modules of the page use: the build finds those of each screen. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const messages = useStore(loadedMessages);
  const deviceZone = useDeviceTimeZone();
  const timeZone = useUser()?.timezone ?? deviceZone;
  return (
    <IntlProvider locale={pageLocale()} messages={messages as Sections} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
