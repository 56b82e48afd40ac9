// Around the pages of parents.

import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { FamilyFrame } from './family-frame.tsx';
import { FAMILY_PAGES } from './navigation.model.ts';

export default function TravelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FamilyFrame pages={FAMILY_PAGES.travel} home={paths.travelDashboard()}>
      {children}
    </FamilyFrame>
  );
}
