// The frame of pages for host families.

import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { FamilyFrame } from './family-frame.tsx';

export default function HostFamilyFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FamilyFrame area="hostFamily" home={paths.hostHostings()}>
      {children}
    </FamilyFrame>
  );
}
