// Shows toasts at the edge of the screen; they stay as long as somebody points at them.

import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './toasts.module.css';

export function ToastRegion() {
  const words = useTranslations('errors');
  const theme = useMemo(() => {
    const closeButtonProps = { 'aria-label': words('dismiss'), size: 'lg' };
    return { components: { Notification: { defaultProps: { closeButtonProps, withBorder: true, radius: 'md' } } } };
  }, [words]);
  return (
    <section aria-label={words('notifications')}>
      <MantineThemeProvider theme={theme}>
        <Notifications
          withinPortal={false}
          containerWidth="24rem"
          notificationMaxHeight="50dvh"
          classNames={{ root: classes['region'] ?? '', notification: classes['toast'] ?? '' }}
        />
      </MantineThemeProvider>
    </section>
  );
}
