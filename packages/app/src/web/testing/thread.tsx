// An open thread for tests: a conversation, its messages, and what the server answers about them.

import { afterEach, beforeEach, vi } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { stopOutbox } from '#web/features/messaging/outbox/outbox.api.ts';
import { Thread, type ThreadProps } from '#web/features/messaging/thread/thread.tsx';
import { setRealtimeState } from '#web/platform/realtime/realtime.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from './accounts.ts';
import { createConversation, createMessage } from './messages.ts';
import { partsOf } from './parts.tsx';
import type { Asked } from './play-server.ts';

const WORDS = [
  'messagingInbox',
  'messagingThread',
  'messagingComposer',
  'messagingReport',
  'conversations',
  'names',
  'protection',
  'upload',
  'form',
  'validation',
] as const;

/** The server’s side of a conversation; tests change it. */
interface ThreadServer {
  conversation: ConversationRecord;
  messages: MessageRecord[];
  lastSequence: number;
}

/** Empties the store of unsent messages. */
function clearOutbox(): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open('app.outbox');
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains('items')) database.transaction('items', 'readwrite').objectStore('items').clear();
      database.close();
      done();
    };
    request.onupgradeneeded = () =>
      request.result.createObjectStore('items', { keyPath: 'localMessageId' }).createIndex('userId', 'userId');
  });
}

function readPage(server: ThreadServer, { search }: Asked) {
  const [before, after] = [search.get('before'), search.get('after')].map((value) => (value === null ? null : Number(value)));
  const size = Number(search.get('per_page') ?? 20);
  const { messages, lastSequence } = server;
  if (after != null) {
    const found = messages.filter(({ sequence }) => sequence > after);
    return { data: found.slice(0, size), hasMore: found.length > size, lastSequence };
  }
  const found = messages.filter(({ sequence }) => before == null || sequence < before);
  return { data: found.slice(-size), hasMore: found.length > size, lastSequence };
}

/** Fills a conversation with numbered messages of Anna, one a minute. */
export function fillThread(server: ThreadServer, count: number): void {
  server.messages = Array.from({ length: count }, (_, index) => createMessage({ sequence: index + 1, content: `Line ${index + 1}.` }));
  server.lastSequence = count;
}

/** Sets up a thread for each test of a file; Nora (7) of the host family reads it unless another role is given. */
export function setUpThread({ role = 'Host family' }: { readonly role?: Role } = {}) {
  const parts = partsOf({ at: '/host-family/messages?conversation=5', words: [...WORDS], user: userWith([role]) });
  const server: ThreadServer = { conversation: createConversation(), messages: [], lastSequence: 0 };
  const { answers } = parts;

  beforeEach(async () => {
    await clearOutbox();
    // What a test of another file has left in the storage of this browser.
    persist.update({ messageDrafts: undefined, signedIn: true });
    server.conversation = createConversation();
    server.messages = [createMessage({ sequence: 1, content: 'Hello Nora' })];
    server.lastSequence = 1;
    answers['GET /api/conversations/5'] = () => server.conversation;
    answers['GET /api/conversations/messages'] = (asked) => readPage(server, asked);
    answers['POST /api/conversations/messages/seen'] = ({ body }) => {
      const { message_id: messageId } = body as { message_id: number };
      return { lastSeenMessages: [{ seenBy: 7, messageId }], unreadTotal: 0 };
    };
    answers['GET /api/attachments/limits'] = () => ({ maxBytes: 10 * 1024 * 1024, kinds: ['image', 'pdf', 'video', 'audio'] });
    answers['POST /api/conversations/messages/sending'] = ({ body }) => {
      const { content, local_message_id: localMessageId } = body as { content: string; local_message_id: string };
      server.lastSequence += 1;
      const sent = createMessage({ sequence: server.lastSequence, senderId: 7, sender: 'Nora', content, localMessageId });
      server.messages.push(sent);
      return sent;
    };
  });
  afterEach(() => {
    stopOutbox();
    setRealtimeState('offline');
    vi.useRealTimers();
  });

  return {
    ...parts,
    server,
    /** Renders the thread at a size, in pixels. */
    openThread: ({ width = 800, height = 640, ...props }: Partial<ThreadProps> & { width?: number; height?: number } = {}) =>
      parts.open(
        <div style={{ inlineSize: width, blockSize: height }}>
          <Thread conversationId={5} view="host" onBack={() => undefined} {...props} />
        </div>,
      ),
  };
}
