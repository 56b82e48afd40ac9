// Which of the overlays around the commands is open; anybody in the shell may open one.

import { createStore } from '#web/platform/store.ts';

export type Overlay = 'palette' | 'shortcuts' | null;

export const overlay = createStore<Overlay>(null);
