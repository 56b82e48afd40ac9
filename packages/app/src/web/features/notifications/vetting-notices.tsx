// The content of notifications about vetting: to a family, and to the staff who handle it.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';

export function VettingNews({ text, at, wallZone }: NotificationData<'vettingNews'>) {
  const words = useTranslations('notifications');
  return (
    <>
      {at !== undefined && (
        <p className={classes['text']}>
          <InstantText at={at} wallZone={wallZone} withZone />
        </p>
      )}
      {text !== '' && <p className={classes['text']}>{text}</p>}
      <Button component={Link} to={paths.hostDashboard()} variant="default">
        {words('vettingNews.open')}
      </Button>
    </>
  );
}

export function VettingProgress({ hostFamilyId }: NotificationData<'vettingProgress'>) {
  const words = useTranslations('notifications');
  if (!usePageAccess()('hubVetting')) return null;
  return (
    <Button component={Link} to={paths.hubVetting({ family: hostFamilyId })} variant="default">
      {words('vettingProgress.open')}
    </Button>
  );
}
