// Which command overlay is open; any part of the shell can open one.

import { createStore } from '#web/platform/store.ts';

export type Overlay = 'palette' | 'shortcuts' | null;

export const overlay = createStore<Overlay>(null);
