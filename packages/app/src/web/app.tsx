// The whole interface: looks, words, router, and what the page tells on its own.

import { MantineProvider } from '@mantine/core';
import { LateBell } from './late-bell.tsx';
import { Announcer } from './platform/announcer.tsx';
import { AppRouter } from './platform/app-router.tsx';
import { colorSchemeManager } from './platform/color-scheme.ts';
import { HeaderToolsProvider } from './platform/header-tools.ts';
import type { AppHistory } from './platform/history.ts';
import { LoaderBar } from './platform/loader-bar.tsx';
import { MessagesProvider } from './platform/messages-provider.tsx';
import { Notices } from './platform/notices-host.tsx';
import type { RouterTables } from './platform/page-record.ts';
import { platformZone } from './platform/product.ts';
import { styleNonce } from './platform/style-nonce.ts';
import { TestPaymentsBanner } from './platform/test-payments-banner.tsx';
import { DialogHost } from './ui/dialog/dialog-host.tsx';
import { LeavingContext } from './ui/form/leave-guard-context.ts';
import { PlatformZoneContext } from './ui/text/platform-zone.ts';
import { cssVariables, theme } from './ui/theme.ts';

export function App({ history, tables }: { history: AppHistory; tables: RouterTables }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <MessagesProvider>
        <PlatformZoneContext value={platformZone()}>
          <LoaderBar />
          <TestPaymentsBanner />
          <LeavingContext value={history}>
            <HeaderToolsProvider value={<LateBell />}>
              <AppRouter history={history} tables={tables} />
            </HeaderToolsProvider>
          </LeavingContext>
          <Notices />
          <DialogHost />
          <Announcer />
        </PlatformZoneContext>
      </MessagesProvider>
    </MantineProvider>
  );
}
