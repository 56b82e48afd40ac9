// What is told in passing at the moment, for tests.

import { notifications, notificationsStore } from '@mantine/notifications';
import type { ComponentProps, ReactElement } from 'react';
import type { ToastMessage } from '#web/platform/toast-message.tsx';

const KINDS = { teal: 'success', gray: 'info', red: 'error' } as const;

/** The toasts that are shown, the oldest first. */
export function listToasts() {
  return notificationsStore.getState().notifications.map(({ message, color, autoClose }) => {
    const { text, action } = (message as ReactElement<ComponentProps<typeof ToastMessage>>).props;
    return { text, action, kind: KINDS[color as keyof typeof KINDS], ms: autoClose };
  });
}

export function clearToasts(): void {
  notifications.clean();
}
