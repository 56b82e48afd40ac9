// The user's latest notifications on a dashboard.

import { IconBell } from '@tabler/icons-react';
import { useUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { flattenPages } from './inbox.model.ts';
import classes from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';
import { useInbox } from './notifications.api.ts';

const SHOWN = 5;

export function RecentNotifications() {
  const words = useTranslations('notifications');
  const { pages, failure, reload } = useInbox(false);
  // An administrator who views the product as another user must not mark notifications as read.
  const isFixed = (useUser()?.viewedBy ?? null) !== null;
  if (pages === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const latest = flattenPages(pages).slice(0, SHOWN);
  if (latest.length === 0) return <EmptyState icon={IconBell} title={words('empty.title')} text={words('empty.text')} order={3} />;
  return (
    <ul className={classes['list']}>
      {latest.map((notification) => (
        <InboxItem key={notification.id} notification={notification} isFixed={isFixed} />
      ))}
    </ul>
  );
}
