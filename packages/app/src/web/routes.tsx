// The table of routes: of every page, what it loads, who may open it, what frames it and which words it needs.

import { FIRST } from './first-routes.ts';
import type { FrameEntry, FrameTable, RouteTable } from './platform/route.ts';
import { hostFamilyRoutes } from './routes/host-family.routes.ts';
import { hubRoutes } from './routes/hub.routes.ts';
import { mobileRoutes } from './routes/mobile.routes.ts';
import { ownRoutes } from './routes/own.routes.ts';
import { publicRoutes } from './routes/public.routes.ts';
import { travelRoutes } from './routes/travel.routes.ts';

export const ROUTES: RouteTable = {
  ...publicRoutes,
  ...ownRoutes,
  ...travelRoutes,
  ...hostFamilyRoutes,
  ...hubRoutes,
  ...mobileRoutes,
};

/** A frame whose screens share what they read from the server, with the bell in its header. */
function withData(load: FrameEntry['load']): FrameEntry['load'] {
  return async () => {
    const [{ default: Frame }, { DataProvider }, { HeaderToolsProvider }, { InboxBell }] = await Promise.all([
      load(),
      import('./platform/data-provider.tsx'),
      import('./platform/header-tools.ts'),
      import('./features/notifications/inbox-bell.tsx'),
    ]);
    return {
      default: ({ children }) => (
        <DataProvider>
          <HeaderToolsProvider value={<InboxBell />}>
            <Frame>{children}</Frame>
          </HeaderToolsProvider>
        </DataProvider>
      ),
    };
  };
}

/** What stands around the pages of each area. */
export const FRAMES: FrameTable = {
  ...FIRST.frames,
  own: { load: withData(() => import('./features/shell/own-frame.tsx')), words: ['frame', 'shell', 'notifications', 'names'] },
  travel: { load: withData(() => import('./features/shell/travel-frame.tsx')), words: ['frame', 'shell', 'notifications', 'names'] },
  hostFamily: {
    load: withData(() => import('./features/shell/host-family-frame.tsx')),
    words: ['frame', 'shell', 'notifications', 'names'],
  },
  hub: { load: withData(() => import('./features/shell/hub-frame.tsx')), words: ['frame', 'shell', 'notifications', 'names'] },
  mobile: { load: withData(() => import('./features/shell/mobile-frame.tsx')), words: ['frame', 'shell', 'notifications', 'names'] },
};
