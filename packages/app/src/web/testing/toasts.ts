// The current toasts, for tests.

import { notifications, notificationsStore } from '@mantine/notifications';
import type { ComponentProps, ReactElement } from 'react';
import { waitingToasts } from '#web/platform/notices/notices.ts';
import type { ToastMessage } from '#web/platform/notices/toast-message.tsx';

const KINDS = { teal: 'success', gray: 'info', red: 'error' } as const;

/** Returns visible and waiting toasts, oldest first. */
export function listToasts() {
  const shown = notificationsStore.getState().notifications.map(({ message, color, autoClose }) => {
    const { text, action } = (message as ReactElement<ComponentProps<typeof ToastMessage>>).props;
    return { text, action, kind: KINDS[color as keyof typeof KINDS], ms: autoClose };
  });
  return [...shown, ...waitingToasts.get().map(({ id: _, ...toast }) => toast)];
}

export function clearToasts(): void {
  waitingToasts.set([]);
  notifications.clean();
}
