// The time zone of the platform's days; apart from its users, because the first page doesn't need them.

import { createContext } from 'react';

/** The zone of the platform. */
export const PlatformZoneContext = createContext('Europe/Dublin');
