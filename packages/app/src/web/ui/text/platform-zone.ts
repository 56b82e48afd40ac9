// In which zone the platform's days begin and end; apart from what reckons with it, which the first page does without.

import { createContext } from 'react';

/** The zone of the platform. */
export const PlatformZoneContext = createContext('Europe/Dublin');
