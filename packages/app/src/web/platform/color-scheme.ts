// Stores the colour scheme with the other settings of this browser; without a choice, the system decides.

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { persist } from '#web/platform/session/app-persist.ts';

function chosen(): MantineColorScheme {
  return persist.get().colorScheme ?? 'auto';
}

let stop: () => void = () => undefined;

/** For the provider of the UI kit; follows a choice made in another tab. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => persist.get().colorScheme ?? fallback,
  set(value) {
    if (value !== chosen()) persist.update({ colorScheme: value === 'auto' ? undefined : value });
  },
  subscribe(heard) {
    stop();
    let known = chosen();
    stop = persist.subscribe(() => {
      // The store also changes for other reasons.
      if (chosen() === known) return;
      known = chosen();
      heard(known);
    });
  },
  unsubscribe: () => stop(),
  clear: () => persist.update({ colorScheme: undefined }),
};
