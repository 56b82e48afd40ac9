// What the page tells on its own: toasts that pass by, and alerts that wait for an answer, one after the other.

import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { TOAST_MS } from '#contract/platform/constants.ts';
import { createStore } from './store.ts';
import { type ToastAction, ToastMessage } from './toast-message.tsx';

export interface ToastOptions {
  readonly kind?: 'success' | 'info' | 'error';
  /** Something to do about it, such as undoing. */
  readonly action?: ToastAction;
  /** How long it stays, in milliseconds. */
  readonly ms?: number;
}

export interface Alert {
  readonly id: number;
  readonly title?: string;
  readonly text: string;
  /** Closes by itself after this many milliseconds. */
  readonly ms?: number;
  readonly whenClosed?: () => void;
}

export const alerts = createStore<readonly Alert[]>([]);

const COLORS = { success: 'teal', info: 'gray', error: 'red' } as const;

let lastId = 0;

/** Tells something in passing; it stays as long as the focus is in it. */
export function toast(text: string, { kind = 'success', ms = TOAST_MS, action }: ToastOptions = {}): void {
  lastId += 1;
  const id = `toast-${lastId}`;
  const hide = () => void notifications.hide(id);
  const message = createElement(ToastMessage, { text, action, onAction: hide });
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

/** Puts an alert into the queue, unless the same one waits there already. */
export function alert(asked: Omit<Alert, 'id'>): void {
  const waiting = alerts.get();
  if (waiting.some(({ title, text }) => title === asked.title && text === asked.text)) return;
  lastId += 1;
  alerts.set([...waiting, { ...asked, id: lastId }]);
}

export function closeAlert(id: number): void {
  const closed = alerts.get().find((shown) => shown.id === id);
  alerts.set(alerts.get().filter((shown) => shown.id !== id));
  closed?.whenClosed?.();
}
