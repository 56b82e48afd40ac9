// What an open notification about scouting families offers.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function LeadFollowUps() {
  const words = useTranslations('notifications');
  if (!usePageAccess()('hubScoutingFamilies')) return null;
  return (
    <Button component={Link} to={paths.hubScoutingFamilies({ tab: 'due' })} variant="default">
      {words('leadFollowUps.open')}
    </Button>
  );
}
