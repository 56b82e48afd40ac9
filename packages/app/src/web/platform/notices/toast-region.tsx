// Shows toasts at the edge of the screen; they stay while the pointer is over them.

import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect, useMemo } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Toast, waitingToasts } from './notices.ts';
import { ToastMessage } from './toast-message.tsx';
import classes from './toasts.module.css';

const COLORS = { success: 'teal', info: 'gray', error: 'red' } as const;

/** The latest toast of each subject. */
const latest = new Map<string, string>();

/** Hides the earlier toast of a subject, unless it has the focus. */
function replaceEarlier({ id, text, kind, action, subject = action === undefined ? `${kind}: ${text}` : undefined }: Toast): void {
  if (subject === undefined) return;
  const earlier = notificationsStore.getState().notifications.find((shown) => shown.id === latest.get(subject));
  if (earlier?.id !== undefined && earlier.autoClose !== false) notifications.hide(earlier.id);
  latest.set(subject, id);
}

function showToast(toast: Toast): void {
  const { id, text, kind, ms, action } = toast;
  replaceEarlier(toast);
  const hide = () => void notifications.hide(id);
  const message = <ToastMessage text={text} action={action} onAction={hide} />;
  notifications.show({
    id,
    message,
    color: COLORS[kind],
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: ms,
    onFocus: () => notifications.update({ id, message, autoClose: false }),
    onBlur: () => notifications.update({ id, message, autoClose: ms }),
    onKeyDown: (event) => event.key === 'Escape' && hide(),
  });
}

function showWaiting(): void {
  const waiting = waitingToasts.get();
  if (waiting.length === 0) return;
  waitingToasts.set([]);
  for (const toast of waiting) showToast(toast);
}

export function ToastRegion() {
  const words = useTranslations('errors');
  useEffect(() => {
    showWaiting();
    return waitingToasts.subscribe(showWaiting);
  }, []);
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
