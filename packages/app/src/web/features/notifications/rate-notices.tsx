// The content of notifications about prices of families: those that are missing, and those that families ask for.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import classes from './inbox.module.css';

export function UnpricedFamilies({ families, counties }: NotificationData<'unpricedFamilies'>) {
  const words = useTranslations('notifications.unpricedFamilies');
  const listText = useListText();
  return (
    <>
      <p className={classes['text']}>{words('text', { families, counties: listText(counties) })}</p>
      {usePageAccess()('hubPriceBooks') && (
        <Button component={Link} to={paths.hubPriceBooks()} variant="default">
          {words('open')}
        </Button>
      )}
    </>
  );
}

export function RateProposed({ template }: NotificationData<'rateProposed'>) {
  const words = useTranslations('notifications.rateProposed');
  return (
    <>
      <p className={classes['text']}>{words('text', { template })}</p>
      {usePageAccess()('hubPriceBooks') && (
        <Button component={Link} to={paths.hubPriceBooks({ tab: 'rates' })} variant="default">
          {words('open')}
        </Button>
      )}
    </>
  );
}

export function RateDecided({ accepted, reason }: NotificationData<'rateDecided'>) {
  const words = useTranslations('notifications.rateDecided');
  return (
    <>
      <p className={classes['text']}>{words(accepted ? 'acceptedText' : 'refusedText')}</p>
      {reason !== '' && <p className={classes['text']}>{reason}</p>}
      <Button component={Link} to={paths.hostProfile({ field: 'rates' })} variant="default">
        {words('open')}
      </Button>
    </>
  );
}
