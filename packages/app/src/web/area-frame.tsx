// What is around every area besides its frame: what has been read from the server is shared, and the bell stands in the header.

import { DataProvider } from '#web/platform/api/data-provider.tsx';
import type { LazyFrame } from '#web/platform/navigation/page-record.ts';
import { InboxBell } from './features/notifications/inbox-bell.tsx';
import { HeaderToolsProvider } from './platform/header-tools.ts';

type Frame = Awaited<ReturnType<LazyFrame['load']>>['default'];

/** The same frame with both around it. */
export function wrapInArea(Frame: Frame): Frame {
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
