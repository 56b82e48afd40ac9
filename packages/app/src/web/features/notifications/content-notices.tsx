// What an open notification about public pages offers.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function BrokenLinks() {
  const words = useTranslations('notifications');
  if (!usePageAccess()('hubMenus')) return null;
  return (
    <Button component={Link} to={paths.hubMenus({ tab: 'links' })} variant="default">
      {words('brokenLinks.open')}
    </Button>
  );
}
