// The time zone of the user.

import { useTimeZone } from 'use-intl/react';

/** Returns the user’s own zone. */
export function useOwnZone(): string {
  return useTimeZone() ?? 'UTC';
}
