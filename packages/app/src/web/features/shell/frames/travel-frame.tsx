// The frame of pages for parents.

import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { FamilyFrame } from './family-frame.tsx';

export default function TravelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FamilyFrame area="travel" home={paths.travelDashboard()}>
      {children}
    </FamilyFrame>
  );
}
