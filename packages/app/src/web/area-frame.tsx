// What is around every area besides its frame: what has been read from the server is shared, and the bell stands in the header.

import { InboxBell } from './features/notifications/inbox-bell.tsx';
import { DataProvider } from './platform/data-provider.tsx';
import { HeaderToolsProvider } from './platform/header-tools.ts';
import type { LazyFrame } from './platform/page-record.ts';

type Frame = Awaited<ReturnType<LazyFrame['load']>>['default'];

/** The same frame with both around it. */
export function inArea(Frame: Frame): Frame {
  return function Area({ children }) {
    return (
      <DataProvider>
        <HeaderToolsProvider value={<InboxBell />}>
          <Frame>{children}</Frame>
        </HeaderToolsProvider>
      </DataProvider>
    );
  };
}
