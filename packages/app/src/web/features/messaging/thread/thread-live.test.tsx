// An open thread that changes while it is read: messages, typing, withdrawals, what was missed.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import { dispatchEvent, setRealtimeState } from '#web/platform/realtime/realtime.ts';
import { createMessage } from '#web/testing/messages.ts';
import { button } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { fillThread, setUpThread } from '#web/testing/thread.tsx';

const { answers, asked, server, openThread } = setUpThread();

const log = () => page.getByRole('log', { name: 'Messages' });
const receive = (name: string, payload: object) => dispatchEvent(name, toWire(payload));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('live', () => {
  test('adds a message, and says who types', async () => {
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    receive('typing', { conversationId: 5, userId: 11, firstName: 'Anna', isTyping: true });
    await expect.element(page.getByText('Anna is typing...')).toBeVisible();
    const message = createMessage({ sequence: 2, content: 'Are you there?' });
    receive('message.added', { conversationId: 5, sequence: 2, message, preview: '', title: '', isOwn: false });
    await expect.element(log().getByText('Are you there?')).toBeVisible();
    expect(page.getByText('Anna is typing...').elements()).toHaveLength(0);
  });

  test('ignores other conversations, and shows a message that comes twice once', async () => {
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    const message = createMessage({ sequence: 2, content: 'Once' });
    for (const conversationId of [5, 5, 6]) {
      receive('message.added', { conversationId, sequence: 2, message, preview: '', title: '', isOwn: false });
    }
    await expect.element(log().getByText('Once')).toBeVisible();
    expect(log().getByText('Once').elements()).toHaveLength(1);
  });

  test('asks for what it has missed', async () => {
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    fillThread(server, 4);
    receive('message.added', { conversationId: 5, sequence: 4, message: server.messages[3], preview: '', title: '', isOwn: false });
    await expect.element(log().getByText('Line 2.')).toBeVisible();
    expect(asked.findLast(({ search }) => search.has('after'))?.search.get('after')).toBe('1');
  });

  test('counts new messages while older ones are read, and leads to the newest', async () => {
    fillThread(server, 60);
    await openThread();
    await expect.element(log().getByText('Line 60.')).toBeVisible();
    log().element().scrollTop = 0;
    await expect.element(button('Go to newest message')).toBeVisible();
    for (const sequence of [61, 62]) {
      const message = createMessage({ sequence, content: `Line ${sequence}.` });
      receive('message.added', { conversationId: 5, sequence, message, preview: '', title: '', isOwn: false });
    }
    await button('2 new messages').click();
    await expect.element(log().getByText('Line 62.')).toBeVisible();
  });

  test('shows that a message was withdrawn', async () => {
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    const message = createMessage({ sequence: 1, content: '', withdrawnAt: '2026-07-01T09:05:00.000Z' });
    receive('message.changed', { conversationId: 5, messageId: 101, message });
    await expect.element(log().getByText('Anna withdrew this message.')).toBeVisible();
    expect(log().element().textContent).not.toContain('Hello Nora');
  });

  test('shows no more of a conversation that the reader was removed from', async () => {
    const events: unknown[] = [];
    setRealtimeState('online', {
      async send(name) {
        events.push(name);
        return { ok: true, last_sequence: 1 };
      },
    });
    const onBack = vi.fn();
    await openThread({ onBack });
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    answers['GET /api/conversations/5'] = () => refuseWith(404, 'notFound', 'No such conversation');
    receive('conversation.participants', { conversationId: 5, userId: 7, isIn: false });
    await expect.element(page.getByText('Conversation not found')).toBeVisible();
    expect(log().elements()).toHaveLength(0);
    await vi.waitFor(() => expect(events).toContain('conversation.close'));
    const message = createMessage({ sequence: 3, content: 'Not for you' });
    const count = asked.length;
    receive('message.added', { conversationId: 5, sequence: 3, message, preview: '', title: '', isOwn: false });
    await button('Back to conversations').click();
    expect(onBack).toHaveBeenCalled();
    expect(asked).toHaveLength(count);
  });

  test('stays unread on a device that had seen it when another one marks it as unread', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    server.conversation = { ...server.conversation, lastSeenMessages: [{ seenBy: 7, messageId: 101 }] };
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    server.conversation = { ...server.conversation, isUnread: true, lastSeenMessages: [] };
    const loaded = () => asked.filter(({ key }) => key === 'GET /api/conversations/5').length;
    const before = loaded();
    receive('conversation.changed', { conversationId: 5 });
    await vi.waitFor(() => expect(loaded()).toBeGreaterThan(before));
    const seen = () => asked.filter(({ key }) => key === 'POST /api/conversations/messages/seen').map(({ body }) => body);
    const message = createMessage({ sequence: 2, content: 'One more' });
    receive('message.added', { conversationId: 5, sequence: 2, message, preview: '', title: '', isOwn: false });
    await vi.waitFor(() => expect(seen()).toMatchObject([{ message_id: message.id }]));
  });

  test('enters the conversation on the channel', async () => {
    const events: unknown[] = [];
    setRealtimeState('online', {
      async send(name, payload) {
        events.push([name, payload]);
        return { ok: true, last_sequence: 1 };
      },
    });
    await openThread();
    await vi.waitFor(() => expect(events).toContainEqual(['conversation.open', { conversation_id: 5 }]));
  });
});
