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
const AROUND_AREA = withMessages(() => import('#web/area-frame.tsx'));

/** Wraps a frame so that its screens share the query cache, with the notification bell in its header. */
export function withData(frame: LazyFrame): LazyFrame {
  const load = async () => {
    const [{ default: Frame }, { wrapInArea }] = await Promise.all([frame.load(), AROUND_AREA.load()]);
    return { default: wrapInArea(Frame) };
  };
  return { load, messages: [...new Set([...frame.messages, ...AROUND_AREA.messages])] };
}
