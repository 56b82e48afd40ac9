// Which command overlay is open, and what is typed into the palette; any part of the shell can open one.

import { createStore } from '#web/platform/store.ts';

export type Overlay = 'palette' | 'shortcuts' | null;

export const overlay = createStore<Overlay>(null);

/** Outside the palette, since its code may still be loading while the user types. */
export const paletteText = createStore('');
