// A page for viewing and measuring a thread: `?rows=20000` shows that many messages, of different lengths.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import conversations from '#messages/en/shared/conversations.json' with { type: 'json' };
import common from '#messages/en/web/common.json' with { type: 'json' };
import errors from '#messages/en/web/errors.json' with { type: 'json' };
import form from '#messages/en/web/form.json' with { type: 'json' };
import messagingComposer from '#messages/en/web/messaging-composer.json' with { type: 'json' };
import messagingThread from '#messages/en/web/messaging-thread.json' with { type: 'json' };
import protection from '#messages/en/web/protection.json' with { type: 'json' };
import upload from '#messages/en/web/upload.json' with { type: 'json' };
import { Thread } from '#web/features/messaging/thread/thread.tsx';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { session } from '#web/platform/session/session.ts';
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';
import { userWith } from './accounts.ts';
import { createMemoryHistory } from './memory-router.tsx';
import { createConversation, createMessage } from './messages.ts';
import { playServer } from './play-server.ts';

const asked = new URLSearchParams(window.location.search);
const count = Number(asked.get('rows') ?? 200);
const words = 'We have two ponies and a garden, and the sea is ten minutes away by bike. '.repeat(8);

const messages = Array.from({ length: count }, (_, index) =>
  createMessage({
    sequence: index + 1,
    senderId: index % 5 < 2 ? 7 : 11,
    sender: index % 5 < 2 ? 'Nora' : 'Anna',
    content: words.slice(0, 12 + ((index * 97) % 500)),
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 11 * 60_000).toISOString(),
  }),
);

window.fetch = playServer({
  'GET /api/conversations/5': () => createConversation(),
  'GET /api/conversations/messages': () => ({ data: messages, hasMore: false, lastSequence: count }),
  'GET /api/attachments/limits': () => ({ maxBytes: 10_485_760, kinds: ['image', 'pdf', 'video', 'audio'] }),
  'POST /api/conversations/messages/seen': () => ({ lastSeenMessages: [], unreadTotal: 0 }),
});
session.set({ state: 'signedIn', user: userWith(['Host family']) });

const { MemoryRouter } = createMemoryHistory(window.location.pathname + window.location.search);
const sections = { common, conversations, errors, form, messagingComposer, messagingThread, protection, upload };

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={asked.get('scheme') === 'dark' ? 'dark' : 'light'}>
    <IntlProvider locale="en" messages={sections as never} timeZone="Europe/Dublin">
      <DataProvider>
        <MemoryRouter>
          <main style={{ blockSize: '100dvh' }}>
            <Thread conversationId={5} view="host" onBack={() => undefined} />
          </main>
        </MemoryRouter>
      </DataProvider>
      <DialogHost />
    </IntlProvider>
  </MantineProvider>,
);
