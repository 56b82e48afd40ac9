// Values derived from the server's time.

import { useCallback, useSyncExternalStore } from 'react';
import { getServerNow, subscribeServerClock } from './server-clock.ts';

/** Returns a value derived from the server's time; updated when the offset is measured better. */
export function useServerTime<Value extends string | number | boolean>(read: (now: Date) => Value): Value {
  const snapshot = useCallback(() => read(new Date(getServerNow())), [read]);
  return useSyncExternalStore(subscribeServerClock, snapshot, snapshot);
}
