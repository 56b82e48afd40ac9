// Remembers light or dark with everything else this browser remembers; no choice means: as the system has it.

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { persist } from '#web/platform/session/app-persist.ts';

function chosen(): MantineColorScheme {
  return persist.get().colorScheme ?? 'auto';
}

let stop: () => void = () => undefined;

/** For the kit's provider; a choice made in another tab is followed. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => persist.get().colorScheme ?? fallback,
  set(value) {
    if (value !== chosen()) persist.update({ colorScheme: value === 'auto' ? undefined : value });
  },
  subscribe(heard) {
    stop();
    let known = chosen();
    stop = persist.subscribe(() => {
      // Much else is remembered there.
      if (chosen() === known) return;
      known = chosen();
      heard(known);
    });
  },
  unsubscribe: () => stop(),
  clear: () => persist.update({ colorScheme: undefined }),
};
