// Makes what visitors see of a screen that the server has rendered, until they touch it.

import type { LazyScreen } from '#web/platform/navigation/page-record.ts';

/** @param isBegun whether this browser has stored what the server knows nothing of, so that the screen is loaded at once */
export function toStillScreen(screen: LazyScreen, isBegun?: () => boolean): LazyScreen {
  const load = () =>
    import('#web/platform/lazy/still-screen.tsx').then(({ createStillScreen }) => ({ default: createStillScreen(screen, isBegun) }));
  return { load, messages: [] };
}
