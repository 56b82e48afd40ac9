// The whole interface: theme, messages, router, and the notices that the page shows by itself.

import { MantineProvider } from '@mantine/core';
import { MessagesProvider } from '#web/platform/messages/messages-provider.tsx';
import { AppRouter } from '#web/platform/navigation/app-router.tsx';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import type { RouterTables } from '#web/platform/navigation/page-record.ts';
import { Announcer } from '#web/platform/notices/announcer.tsx';
import { LoaderBar } from '#web/platform/notices/loader-bar.tsx';
import { Notices } from '#web/platform/notices/notices-host.tsx';
import { colorSchemeManager } from './platform/color-scheme.ts';
import { HeaderToolsProvider } from './platform/header-tools.ts';
import { isOnServer } from './platform/page-scope.ts';
import { getPlatformZone } from './platform/product.ts';
import { getStyleNonce } from './platform/style-nonce.ts';
import { TestPaymentsBanner } from './platform/test-payments-banner.tsx';
import { createSignedInPart } from './signed-in-part.tsx';
import { DialogHost } from './ui/dialog/dialog-host.tsx';
import { LeavingContext } from './ui/form/leave-guard-context.ts';
import { PlatformZoneContext } from './ui/text/platform-zone.ts';
import { theme } from './ui/theme.ts';
import './ui/theme-variables.css';

const MessageAlerts = createSignedInPart('conversations.count', ({ loadMessageAlerts }) => loadMessageAlerts());
const NotificationBell = createSignedInPart('notifications.own', ({ loadNotificationBell }) => loadNotificationBell());

export function App({ history, tables }: { history: AppHistory; tables: RouterTables }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={getStyleNonce}
    >
      <MessagesProvider>
        <PlatformZoneContext value={getPlatformZone()}>
          <LoaderBar />
          <TestPaymentsBanner />
          <LeavingContext value={history}>
            <HeaderToolsProvider value={<NotificationBell />}>
              <AppRouter history={history} tables={tables} />
            </HeaderToolsProvider>
          </LeavingContext>
          {isOnServer() ? null : <MessageAlerts history={history} />}
          <Notices />
          <DialogHost />
          <Announcer />
        </PlatformZoneContext>
      </MessagesProvider>
    </MantineProvider>
  );
}
