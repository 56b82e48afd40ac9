// The pages in the first bundle: those that anyone may open.

import { withMessages } from '#web/platform/lazy/with-messages.ts';
import type { Tables } from '#web/platform/navigation/page-record.ts';
import { publicPages } from './public.pages.ts';

export const FIRST = {
  pages: publicPages,
  frames: {
    public: withMessages(() => import('#web/features/shell/frames/public-frame.tsx')),
  },
} satisfies Tables;
