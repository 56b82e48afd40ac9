// A notification: its title, its content when opened, and the button to mark it.

import { ActionIcon } from '@mantine/core';
import { IconMail, IconMailOpened } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';
import { NotificationDetail } from './notification-detail.tsx';
import { useNotificationTitle } from './notification-title.ts';
import { mark } from './notifications.api.ts';

export function InboxItem({ notification, isFixed }: { readonly notification: Notification; readonly isFixed: boolean }) {
  const words = useTranslations('notifications');
  const { isRead, count, at } = notification;
  const title = useNotificationTitle()(notification);
  const detail = useId();
  const [opened, setOpened] = useState(false);

  function toggle() {
    setOpened(!opened);
    if (!opened && !isRead && !isFixed) void mark(notification, true);
  }

  return (
    <li className={classes['item']} data-unread={!isRead || undefined}>
      <div className={classes['head']}>
        <span className={classes['dot']} aria-hidden />
        <div>
          <button type="button" className={classes['open']} aria-expanded={opened} aria-controls={detail} onClick={toggle}>
            <span className={classes['title']}>
              {!isRead && <span className="visually-hidden">{words('isUnread')}: </span>}
              {title}
            </span>
          </button>
          <span className={classes['when']}>
            <RelativeTime at={at} />
            {count > 1 && ` · ${words('times', { count })}`}
          </span>
        </div>
        {!isFixed && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={isRead ? words('markUnread', { title }) : words('markRead', { title })}
            onClick={() => void mark(notification, !isRead)}
          >
            {isRead ? <IconMail size={20} stroke={1.75} aria-hidden /> : <IconMailOpened size={20} stroke={1.75} aria-hidden />}
          </ActionIcon>
        )}
      </div>
      <div id={detail} className={opened ? classes['detail'] : undefined} hidden={!opened}>
        {opened && <NotificationDetail notification={notification} />}
      </div>
    </li>
  );
}
