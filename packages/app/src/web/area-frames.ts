// What stands around the pages of each area: its frame, and the words that this needs.

import type { FrameEntry, FrameName } from './platform/route.ts';

const words = ['frame', 'shell', 'notifications', 'names'] as const;

export const AREA_FRAMES = {
  own: { load: () => import('./features/shell/own-frame.tsx'), words },
  travel: { load: () => import('./features/shell/travel-frame.tsx'), words },
  hostFamily: { load: () => import('./features/shell/host-family-frame.tsx'), words },
  hub: { load: () => import('./features/shell/hub-frame.tsx'), words },
  mobile: { load: () => import('./features/shell/mobile-frame.tsx'), words },
} satisfies Partial<Record<FrameName, FrameEntry>>;
