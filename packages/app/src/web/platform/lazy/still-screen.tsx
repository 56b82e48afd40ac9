// A screen as the server has rendered it, whose code a visitor's browser loads with the first touch.

import type { ComponentType } from 'react';
import type { LazyScreen } from '#web/platform/navigation/page-record.ts';
import { useAddress } from '#web/router.tsx';
import { LaterPart } from './later-part.tsx';

/** Returns what is shown of a screen until it is touched. */
export function createStillScreen(screen: LazyScreen, isBegun: (() => boolean) | undefined): ComponentType {
  return function StillScreen() {
    const { pathname, search } = useAddress();
    return <LaterPart part={screen} props={{}} shows={pathname + search} isBegun={isBegun} withParts />;
  };
}
