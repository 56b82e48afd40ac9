// Starts the web interface.

import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import SignInScreen from './screens/public/sign-in.screen.tsx';
import { theme } from './ui/theme.ts';
import { common } from './words/en/common.ts';
import { signIn } from './words/en/sign-in.ts';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <IntlProvider locale="en" messages={{ common, signIn }}>
        <SignInScreen />
      </IntlProvider>
    </MantineProvider>,
  );
}
