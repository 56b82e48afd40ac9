// The current date: in the platform's zone for stays, in the viewer's for instants.

import { use, useCallback } from 'react';
import { getDayIn } from './civil-day.model.ts';
import { PlatformZoneContext } from './platform-zone.ts';
import { useServerTime } from './use-server-time.ts';

/** Returns today in the platform's zone, by the server's clock: days that the server considers past must not be offered. */
export function useToday(): string {
  const zone = use(PlatformZoneContext);
  return useServerTime(useCallback((now) => getDayIn(zone, now), [zone]));
}
