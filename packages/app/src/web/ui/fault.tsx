// Shown instead of content that could not be loaded: the error and a retry button.

import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './fault.module.css';

interface FaultProps {
  /** The error message for users. */
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
