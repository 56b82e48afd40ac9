// What parts of a page read from the server's time.

import { useCallback, useSyncExternalStore } from 'react';
import { getServerNow, subscribeServerClock } from './server-clock.ts';

/** Something that is read from the server's time, and again when its clock is known better. */
export function useServerTime<Value extends string | number | boolean>(read: (now: Date) => Value): Value {
  const snapshot = useCallback(() => read(new Date(getServerNow())), [read]);
  return useSyncExternalStore(subscribeServerClock, snapshot, snapshot);
}
