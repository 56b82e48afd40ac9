// The bell in the header for signed-in users: shows the unread count and opens the notifications beside the page.

import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useSearchParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox-bell.module.css';
import { useUnread } from './notifications.api.ts';

const PANEL = withMessages(() => import('./inbox-panel.tsx'));
const InboxPanel = lazy(() => loadWithMessages(PANEL));

const MOST = 99;

/** The query parameter with which links in emails open the notifications. */
const OPEN = 'notifications';

export function InboxBell() {
  const words = useTranslations('notifications');
  const [asked, setAsked] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const unread = useUnread();
  const isAsked = asked.get(OPEN) === 'open';
  useEffect(() => {
    if (!isAsked) return;
    setOpened(true);
    setAsked(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  }, [isAsked, setAsked]);
  return (
    <>
      <ActionIcon
        className={classes['bell'] ?? ''}
        variant="subtle"
        size={44}
        aria-haspopup="dialog"
        aria-label={words('bell', { count: unread })}
        onClick={() => setOpened(true)}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={classes['number']} aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </ActionIcon>
      {opened && (
        <Suspense>
          <InboxPanel onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
