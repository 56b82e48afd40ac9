// The wrapper around each area's frame: the cache of server data, and the bell in the header.

import { DataProvider } from '#web/platform/api/data-provider.tsx';
import type { LazyFrame } from '#web/platform/navigation/page-record.ts';
import { InboxBell } from './features/notifications/inbox-bell.tsx';
import { HeaderToolsProvider } from './platform/header-tools.ts';
import './platform/realtime/start-realtime.ts';

type Frame = Awaited<ReturnType<LazyFrame['load']>>['default'];

/** Wraps a frame in both. */
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
