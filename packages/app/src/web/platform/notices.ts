// What the page tells on its own: toasts that pass by, and alerts that wait for an answer, one after the other.

import { TOAST_MS } from '#contract/platform/constants.ts';
import { createStore } from './store.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** Something to do about it, such as undoing. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly ms: number;
}

export interface Alert {
  readonly id: number;
  readonly title?: string;
  readonly text: string;
  /** Closes by itself after this many milliseconds. */
  readonly ms?: number;
  readonly whenClosed?: () => void;
}

export const toasts = createStore<readonly Toast[]>([]);
export const alerts = createStore<readonly Alert[]>([]);

let lastId = 0;

/** Tells something in passing. */
export function toast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  lastId += 1;
  toasts.set([...toasts.get(), { kind: 'success', ms: TOAST_MS, ...options, id: lastId, text }]);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
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
