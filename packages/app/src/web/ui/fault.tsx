// Something could not be loaded: what is wrong, where it would stand, and trying again.

import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './fault.module.css';

interface FaultProps {
  /** For people: what is wrong. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function Fault({ message, onRetry }: FaultProps) {
  const words = useTranslations('common');
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} classNames={{ message: classes.message ?? '' }}>
      <span>{message}</span>
      {onRetry && (
        <Button variant="default" size="sm" onClick={onRetry}>
          {words('retry')}
        </Button>
      )}
    </Alert>
  );
}
