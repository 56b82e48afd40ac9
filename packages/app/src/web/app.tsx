// The whole interface: looks, words, router, and what the page tells on its own.

import { MantineProvider } from '@mantine/core';
import { Alerts } from './platform/alert-dialog.tsx';
import { Announcer } from './platform/announcer.tsx';
import { AppRouter } from './platform/app-router.tsx';
import { colorSchemeManager } from './platform/color-scheme.ts';
import type { AppHistory } from './platform/history.ts';
import { LoaderBar } from './platform/loader-bar.tsx';
import type { RouterTables } from './platform/route.ts';
import { styleNonce } from './platform/style-nonce.ts';
import { Toasts } from './platform/toasts.tsx';
import { WordsProvider } from './platform/words-provider.tsx';
import { DialogHost } from './ui/dialog/dialog-host.tsx';
import { LeavingProvider } from './ui/form/leaving.tsx';
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
      <WordsProvider>
        <LoaderBar />
        <LeavingProvider value={history}>
          <AppRouter history={history} tables={tables} />
        </LeavingProvider>
        <Toasts />
        <Alerts />
        <DialogHost />
        <Announcer />
      </WordsProvider>
    </MantineProvider>
  );
}
