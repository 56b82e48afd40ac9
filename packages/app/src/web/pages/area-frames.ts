// What stands around the pages of each area.

import type { FrameName, LazyFrame } from '#web/platform/page-record.ts';
import { withMessages } from '#web/platform/with-messages.ts';

/** The frames by themselves. */
export const AREA_FRAMES = {
  own: withMessages(() => import('#web/features/shell/own-frame.tsx')),
  travel: withMessages(() => import('#web/features/shell/travel-frame.tsx')),
  hostFamily: withMessages(() => import('#web/features/shell/host-family-frame.tsx')),
  hub: withMessages(() => import('#web/features/shell/hub-frame.tsx')),
  mobile: withMessages(() => import('#web/features/shell/mobile-frame.tsx')),
} satisfies Partial<Record<FrameName, LazyFrame>>;

/** What is around every one of them. */
export const AROUND_AREA = withMessages(() => import('#web/area-frame.tsx'));
