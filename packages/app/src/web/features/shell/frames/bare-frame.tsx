// The frame of standalone pages: nothing but the page.

import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

export default function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <WrapperBar />
    </>
  );
}
