// The current date: in the platform's zone for stays, in the viewer's for instants.

import { use, useCallback } from 'react';
import { PlatformZoneContext } from './platform-zone.ts';
import { useServerTime } from './use-server-time.ts';

/**
 * Returns the date of an instant in a zone.
 * @example getDayIn('Pacific/Auckland', new Date('2026-07-01T20:00:00Z')) // '2026-07-02'
 */
export function getDayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year = '', month = '', day = '' } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Returns today in the platform's zone, by the server's clock: days that the server considers past must not be offered. */
export function useToday(): string {
  const zone = use(PlatformZoneContext);
  return useServerTime(useCallback((now) => getDayIn(zone, now), [zone]));
}
