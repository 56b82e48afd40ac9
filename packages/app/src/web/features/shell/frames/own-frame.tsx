// The frame of pages for all signed-in users: that of the user's home area.

import type { ComponentType, ReactNode } from 'react';
import { type AreaName, findArea } from '#web/features/shell/menu/areas.model.ts';
import { useUser } from '#web/platform/session/session.ts';
import HostFamilyFrame from './host-family-frame.tsx';
import HubFrame from './hub-frame.tsx';
import PublicFrame from './public-frame.tsx';
import TravelFrame from './travel-frame.tsx';

type Frame = ComponentType<{ readonly children: ReactNode }>;

const FRAME_OF: Readonly<Record<AreaName, Frame>> = { travel: TravelFrame, hostFamily: HostFamilyFrame, hub: HubFrame };

export default function OwnFrame({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const area = user === null ? null : findArea(user.defaultRoute);
  // Users without a role have no area.
  const Around = area === null ? PublicFrame : FRAME_OF[area];
  return <Around>{children}</Around>;
}
