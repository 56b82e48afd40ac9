// A value that parts of the page share and re-render on.

import { useSyncExternalStore } from 'react';
import { perPage } from './page-scope.ts';

export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(heard: () => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const own = perPage(() => ({ value: first, listeners: new Set<() => void>() }));
  return {
    get: () => own().value,
    set(next) {
      const kept = own();
      if (Object.is(next, kept.value)) return;
      kept.value = next;
      for (const heard of [...kept.listeners]) heard();
    },
    subscribe(heard) {
      const { listeners } = own();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
