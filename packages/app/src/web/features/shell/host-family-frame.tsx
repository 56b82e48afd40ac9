// Around the pages of host families.

import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { FamilyFrame } from './family-frame.tsx';
import { FAMILY_PAGES } from './navigation.model.ts';

export default function HostFamilyFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FamilyFrame pages={FAMILY_PAGES.hostFamily} home={paths.hostHostings()}>
      {children}
    </FamilyFrame>
  );
}
