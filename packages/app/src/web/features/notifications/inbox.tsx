// The user's notifications: unread or all, mark one or all as read, and email preferences.

import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconBell, IconChecks, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { flattenPages } from './inbox.model.ts';
import classes from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';
import { markAll, useInbox, useUnread } from './notifications.api.ts';
import { Preferences } from './preferences.tsx';

function List({ unreadOnly, isFixed }: { unreadOnly: boolean; isFixed: boolean }) {
  const words = useTranslations('notifications');
  const { pages, failure, hasMore, isLoadingMore, loadMore, reload } = useInbox(unreadOnly);
  const unread = useUnread();
  if (failure !== null && pages === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (pages === undefined) return <LoadingRows />;
  const list = flattenPages(pages);
  const [newest] = list;
  if (newest === undefined) {
    const kind = unreadOnly ? 'allRead' : 'empty';
    return <EmptyState icon={IconBell} title={words(`${kind}.title`)} text={words(`${kind}.text`)} />;
  }
  return (
    <>
      <div className={classes['bar']}>
        <span role="status">{words('unreadCount', { count: unread })}</span>
        {unread > 0 && !isFixed && (
          <Button
            className={classes['push'] ?? ''}
            variant="subtle"
            leftSection={<IconChecks size={20} aria-hidden />}
            onClick={() => void markAll(newest.id)}
          >
            {words('markAll')}
          </Button>
        )}
      </div>
      <ul className={classes['list']}>
        {list.map((notification) => (
          <InboxItem key={notification.id} notification={notification} isFixed={isFixed} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" fullWidth mt="md" loading={isLoadingMore} onClick={loadMore}>
          {words('more')}
        </Button>
      )}
    </>
  );
}

export function Inbox() {
  const words = useTranslations('notifications');
  const [shows, setShows] = useState<'all' | 'unread' | 'settings'>('all');
  // An administrator who views the product as another user must not mark notifications as read.
  const isFixed = (useUser()?.viewedBy ?? null) !== null;
  if (shows === 'settings') {
    return (
      <>
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />} mb="sm" onClick={() => setShows('all')}>
          {words('back')}
        </Button>
        <Preferences isFixed={isFixed} />
      </>
    );
  }
  return (
    <>
      <div className={classes['bar']}>
        <SegmentedControl
          aria-label={words('filter')}
          value={shows}
          onChange={(chosen) => setShows(chosen === 'unread' ? 'unread' : 'all')}
          data={(['all', 'unread'] as const).map((value) => ({ value, label: words(value) }))}
        />
        <Button
          className={classes['push'] ?? ''}
          variant="subtle"
          leftSection={<IconSettings size={20} aria-hidden />}
          onClick={() => setShows('settings')}
        >
          {words('settings')}
        </Button>
      </div>
      <List key={shows} unreadOnly={shows === 'unread'} isFixed={isFixed} />
    </>
  );
}
