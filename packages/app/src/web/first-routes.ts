// The routes that the first page brings along: those that everybody may open.

import type { Tables } from './platform/route.ts';
import { publicRoutes } from './routes/public.routes.ts';

export const FIRST = {
  routes: publicRoutes,
  frames: {
    public: { load: () => import('./features/shell/public-frame.tsx'), words: ['frame'] },
    bare: { load: () => import('./features/shell/bare-frame.tsx'), words: ['frame'] },
  },
} satisfies Tables;
