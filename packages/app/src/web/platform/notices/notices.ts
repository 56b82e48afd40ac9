// What the page tells on its own: toasts that pass by, and alerts that wait for an answer, one after the other.

import { TOAST_MS } from '#contract/platform/constants.ts';
import { createStore } from '#web/platform/store.ts';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastOptions {
  readonly kind?: Toast['kind'];
  /** Something to do about it, such as undoing. */
  readonly action?: ToastAction;
  /** How long it stays, in milliseconds. */
  readonly ms?: number;
}

/** A toast as it is to be shown. */
export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly ms: number;
  readonly action: ToastAction | undefined;
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

/** Toasts that are told but not shown yet: what shows them is loaded with the first. */
export const waitingToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Tells something in passing; it stays as long as the focus is in it. */
export function showToast(text: string, { kind = 'success', ms = TOAST_MS, action }: ToastOptions = {}): void {
  lastId += 1;
  waitingToasts.set([...waitingToasts.get(), { id: `toast-${lastId}`, text, kind, ms, action }]);
}

/** Puts an alert into the queue, unless the same one waits there already. */
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
