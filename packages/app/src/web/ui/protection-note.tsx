// A note why nobody should write or book outside the platform.

import { Alert } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';

export function ProtectionNote() {
  const words = useTranslations('protection');
  return (
    <Alert color="blue" icon={<IconShieldCheck aria-hidden />}>
      {words('offPlatform')}
    </Alert>
  );
}
