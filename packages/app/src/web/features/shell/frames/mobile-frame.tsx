// The frame of pages in an app wrapper: no header, as the app has one, and a narrow column.

import type { ReactNode } from 'react';
import { ViewAsBanner } from '#web/features/shell/view-as-banner.tsx';
import { useHeaderTools } from '#web/platform/header-tools.ts';
import classes from './mobile-frame.module.css';
import { MAIN_ID } from './skip-link.tsx';
import { WrapperBar } from './wrapper-bar.tsx';

export default function MobileFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ViewAsBanner />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.tools}>{useHeaderTools()}</div>
        {children}
      </main>
      <WrapperBar />
    </>
  );
}
