// What an open notification about public pages offers.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';

export function BrokenLinks() {
  const words = useTranslations('notifications');
  if (!usePageAccess()('hubMenus')) return null;
  return (
    <Button component={Link} to={paths.hubMenus({ tab: 'links' })} variant="default">
      {words('brokenLinks.open')}
    </Button>
  );
}

export function PlannedText({ itemId, dueOn }: NotificationData<'contentItem'>) {
  const words = useTranslations('notifications');
  const tag = useFormatLocale();
  const isThere = usePageAccess()('hubContentEngine');
  return (
    <>
      {dueOn !== null && <p className={classes['text']}>{words('contentItem.dueOn', { date: writeDay(dueOn, { tag }) })}</p>}
      {isThere && (
        <Button component={Link} to={paths.hubContentEngine({ open: itemId })} variant="default">
          {words('contentItem.open')}
        </Button>
      )}
    </>
  );
}
