// The notices of the page: toasts that disappear, and alerts that must be closed, one by one.

import { TOAST_MS } from '#contract/platform/constants.ts';
import { createStore } from '#web/platform/store.ts';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastOptions {
  readonly kind?: Toast['kind'];
  /** A button, such as for an undo. */
  readonly action?: ToastAction;
  /** How long it is shown, in milliseconds. */
  readonly ms?: number;
  /** Replaces the toast on the screen that has the same subject, such as one conversation. */
  readonly subject?: string;
}

/** A toast with all its settings. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly ms: number;
  readonly action?: ToastAction;
  readonly subject?: string;
}

export interface Alert {
  readonly id: number;
  readonly title?: string;
  readonly text: string;
  /** Closes automatically after this many milliseconds. */
  readonly ms?: number;
  readonly whenClosed?: () => void;
}

export const alerts = createStore<readonly Alert[]>([]);

/** Toasts not shown yet: the code that shows them is loaded with the first. */
export const waitingToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast; it stays while it has the focus. Without a button it replaces one that says the same. */
export function showToast(text: string, { kind = 'success', ms = TOAST_MS, ...rest }: ToastOptions = {}): void {
  lastId += 1;
  waitingToasts.set([...waitingToasts.get(), { id: `toast-${lastId}`, text, kind, ms, ...rest }]);
}

/** Adds an alert to the queue, unless the same one is already in it. */
export function showAlert(asked: Omit<Alert, 'id'>): void {
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
