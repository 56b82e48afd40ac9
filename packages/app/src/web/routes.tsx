// The table of routes: of every page, what it loads, who may open it, what frames it and which words it needs.

import { AREA_FRAMES } from './area-frames.ts';
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
function withData({ load, words }: FrameEntry): FrameEntry {
  const loadBoth = async () => {
    const [{ default: Frame }, { inArea }] = await Promise.all([load(), import('./area-frame.tsx')]);
    return { default: inArea(Frame) };
  };
  return { load: loadBoth, words };
}

/** What stands around the pages of each area. */
export const FRAMES: FrameTable = {
  ...FIRST.frames,
  own: withData(AREA_FRAMES.own),
  travel: withData(AREA_FRAMES.travel),
  hostFamily: withData(AREA_FRAMES.hostFamily),
  hub: withData(AREA_FRAMES.hub),
  mobile: withData(AREA_FRAMES.mobile),
};
