// The pages that the first page brings along: those that everybody may open.

import type { Tables } from '#web/platform/page-record.ts';
import { withMessages } from '#web/platform/with-messages.ts';
import { publicPages } from './public.pages.ts';

export const FIRST = {
  pages: publicPages,
  frames: {
    public: withMessages(() => import('#web/features/shell/public-frame.tsx')),
    bare: withMessages(() => import('#web/features/shell/bare-frame.tsx')),
  },
} satisfies Tables;
