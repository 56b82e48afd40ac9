// The frames around the pages of each area.

import { withMessages } from '#web/platform/lazy/with-messages.ts';
import type { FrameName, LazyFrame } from '#web/platform/navigation/page-record.ts';

/** The frames, without the wrapper below. */
export const AREA_FRAMES = {
  own: withMessages(() => import('#web/features/shell/frames/own-frame.tsx')),
  travel: withMessages(() => import('#web/features/shell/frames/travel-frame.tsx')),
  hostFamily: withMessages(() => import('#web/features/shell/frames/host-family-frame.tsx')),
  hub: withMessages(() => import('#web/features/shell/frames/hub-frame.tsx')),
  mobile: withMessages(() => import('#web/features/shell/frames/mobile-frame.tsx')),
} satisfies Partial<Record<FrameName, LazyFrame>>;

/** The wrapper around every frame. */
export const AROUND_AREA = withMessages(() => import('#web/area-frame.tsx'));
