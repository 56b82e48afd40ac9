// Writing a message: sending, drafts, files, what is held back, and why somebody can’t write.

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import { openIndexedDbOutboxStore } from '#web/features/messaging/outbox/outbox-store.ts';
import { dispatchEvent } from '#web/platform/realtime/realtime.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMessage } from '#web/testing/messages.ts';
import { button } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { setUpThread } from '#web/testing/thread.tsx';
import { listToasts } from '#web/testing/toasts.ts';

const SENDING = 'POST /api/conversations/messages/sending';
const { answers, asked, server, sent, openThread } = setUpThread();

const log = () => page.getByRole('log', { name: 'Messages' });
const field = () => page.getByRole('textbox', { name: 'Message' });
const attempts = () => asked.filter(({ key }) => key === SENDING).map(({ body }) => body as Record<string, unknown>);

/** Pastes files into the field, as from the clipboard of the system. */
function paste(files: readonly File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

describe('sending', () => {
  test('shows a message at once, and sends it with an ID of its own', async () => {
    await openThread();
    await field().fill('Good morning');
    await userEvent.keyboard('{Enter}');
    await expect.element(log().getByText('Good morning')).toBeVisible();
    await vi.waitFor(() => expect(sent(SENDING)).toMatchObject({ conversation_id: 5, content: 'Good morning' }));
    expect(attempts()[0]?.['local_message_id']).toMatch(/^[0-9a-f-]{36}$/);
    await expect.element(field()).toHaveValue('');
    await vi.waitFor(() => expect(log().getByText('Sending…').elements()).toHaveLength(0));
    expect(log().getByText('Good morning').elements()).toHaveLength(1);
  });

  test('starts a new line by Shift+Enter, and never sends blanks', async () => {
    await openThread();
    await field().fill('One');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Two');
    await expect.element(field()).toHaveValue('One\nTwo');
    await field().fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Send message')).toBeDisabled();
    expect(attempts()).toEqual([]);
  });

  test('leaves Enter to an input method', async () => {
    await openThread();
    await field().fill('にほん');
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
    await expect.element(field()).toHaveValue('にほん');
    expect(attempts()).toEqual([]);
  });

  test('replies to a message', async () => {
    await openThread();
    await log()
      .getByRole('button', { name: /^Actions for message from Anna/ })
      .click();
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field().element()));
    await userEvent.keyboard('Yes{Enter}');
    await vi.waitFor(() => expect(sent(SENDING)).toMatchObject({ content: 'Yes', reply_to_id: 101 }));
  });

  test('waits without a connection, and sends the same message once it is back', async () => {
    let isOnline = false;
    const accept = answers[SENDING];
    answers[SENDING] = (request) => (isOnline ? accept?.(request) : refuseWith(503, 'unavailable', 'Down'));
    await openThread();
    await field().fill('Later');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(attempts().length).toBeGreaterThan(0));
    await expect.element(log().getByText('Later')).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.messages.at(-1)?.content).toBe('Later'));
    expect(new Set(attempts().map(({ local_message_id: id }) => id)).size).toBe(1);
    expect(log().getByText('Later').elements()).toHaveLength(1);
  });

  test('keeps a refused message with the reason', async () => {
    answers[SENDING] = () => refuseWith(422, 'conversationClosed', 'This conversation is read-only.');
    await openThread();
    await field().fill('Too late');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert').getByText('Not sent. This conversation is read-only.')).toBeVisible();
    await button('Delete').click();
    await vi.waitFor(() => expect(log().getByText('Too late').elements()).toHaveLength(0));
  });

  test.each([
    ['is full', 'QuotaExceededError', /no space left to save your message/],
    ['is blocked', 'UnknownError', /couldn’t save your message/],
  ])('keeps the text and says why when the store of the device %s', async (_, name, reason) => {
    await openThread();
    await field().fill('Do not lose me');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Refused', name);
    });
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(listToasts().at(-1)?.text).toMatch(reason));
    await expect.element(field()).toHaveValue('Do not lose me');
    expect(attempts()).toEqual([]);
    put.mockRestore();
    await userEvent.keyboard('{Enter}');
    await expect.element(log().getByText('Do not lose me')).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  test('offers to edit a refused message only where it can be written', async () => {
    answers[SENDING] = () => refuseWith(422, 'conversationClosed', 'This conversation is read-only.');
    await openThread();
    await field().fill('Too late');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Edit')).toBeVisible();
    server.conversation = { ...server.conversation, closedReason: 'offerOver', rights: [] };
    dispatchEvent('conversation.changed', toWire({ conversationId: 5 }));
    await vi.waitFor(() => expect(button('Edit').elements()).toHaveLength(0));
    await expect.element(button('Delete')).toBeVisible();
  });

  test('counts characters near the limit', async () => {
    await openThread();
    await field().fill('x'.repeat(9990));
    await expect.element(page.getByText('10 characters left')).toBeVisible();
    await field().fill('x'.repeat(10_001));
    await expect.element(page.getByText('1 character too many')).toBeVisible();
    await expect.element(button('Send message')).toBeDisabled();
  });
});

describe('contact details', () => {
  const text = 'Call 087 123 4567 tonight';
  const hold = () => refuseWith(422, 'contactDetailsHeld', 'Held.', { issues: [{ kind: 'phone', start: 5, end: 17 }] });

  test('are marked, and the rest can be sent', async () => {
    const accept = answers[SENDING];
    answers[SENDING] = (request) => ((request.body as { content: string }).content.includes('087') ? hold() : accept?.(request));
    await openThread();
    await field().fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('We recognised: phone number')).toBeVisible();
    expect(log().element().querySelector('mark')?.textContent).toBe('087 123 4567');
    expect(await listAxeFaults()).toEqual([]);
    await button('Send without contact details').click();
    await expect.element(log().getByText('Call tonight')).toBeVisible();
    await vi.waitFor(() => expect(attempts().at(-1)).toMatchObject({ content: 'Call tonight' }));
  });

  test('in the name of a file are told with the name', async () => {
    const store = await openIndexedDbOutboxStore();
    const file = { name: '087 123 4567.png', type: 'image/png', size: 1, blob: new Blob(['x']), uploadedRef: null };
    const failure = { code: 'contactDetailsHeld', message: 'Held.', issues: [], rest: '', isAboutFile: true };
    const about = { userId: 7, conversationId: 5, text: '', replyTo: null, createdAt: '2026-07-01T09:00:00.000Z', order: 1 };
    await store.put([{ ...about, localMessageId: 'named', file, state: 'failed', failure }]);
    await openThread();
    await expect.element(page.getByText('They are in the name of the file: 087 123 4567.png.', { exact: false })).toBeVisible();
    await button('Delete').click();
    await vi.waitFor(async () => expect(await store.list(7)).toEqual([]));
  });

  test('come back into the field to be edited', async () => {
    answers[SENDING] = hold;
    await openThread();
    await field().fill(text);
    await userEvent.keyboard('{Enter}');
    await button('Edit').click();
    await expect.element(field()).toHaveValue(text);
    await vi.waitFor(() => expect(log().element().querySelector('mark')).toBeNull());
  });
});

describe('drafts', () => {
  test('stay on the device for each conversation of an account', async () => {
    await openThread();
    await field().fill('Half a thought');
    await vi.waitFor(() => expect(persist.get().messageDrafts).toEqual({ '7:5': 'Half a thought' }));
  });

  test('are there when the conversation is opened again', async () => {
    persist.update({ messageDrafts: { '7:5': 'Half a thought', '8:5': 'Of somebody else' } });
    await openThread();
    await expect.element(field()).toHaveValue('Half a thought');
  });
});

describe('files', () => {
  const photo = () => new File([new Uint8Array(2048)], 'garden.png', { type: 'image/png' });

  test('are pasted, shown before, and can be removed', async () => {
    await openThread();
    await field().click();
    paste([photo()]);
    const files = page.getByRole('list', { name: 'Files to send' });
    await expect.element(files.getByText('garden.png')).toBeVisible();
    await button('Remove garden.png').click();
    await vi.waitFor(() => expect(files.elements()).toHaveLength(0));
  });

  test('get a reason when they are no image, PDF, video or sound', async () => {
    await openThread();
    await field().click();
    paste([new File(['x'], 'tool.exe', { type: 'application/x-msdownload' })]);
    await expect.element(page.getByText(/^You can’t upload this type of file: tool\.exe\./)).toBeVisible();
    await expect.element(button('Send message')).toBeDisabled();
  });

  test('get a reason when they are larger than the server’s limit', async () => {
    answers['GET /api/attachments/limits'] = () => ({ maxBytes: 1024, kinds: ['image'] });
    await openThread();
    await field().click();
    paste([new File([new Uint8Array(11 * 1024 * 1024)], 'big.png', { type: 'image/png' })]);
    await expect.element(page.getByText(/^big\.png is too large\./)).toBeVisible();
  });
});

test('inserts an emoji at the cursor', async () => {
  await openThread();
  await field().fill('Hello');
  await button('Insert emoji').click();
  await page.getByRole('button', { name: '👋', exact: true }).click();
  await expect.element(field()).toHaveValue('Hello👋');
});

describe('who can’t write', () => {
  test('reads why', async () => {
    server.conversation = { ...server.conversation, closedReason: 'offerOver', rights: [] };
    await openThread();
    await expect.element(page.getByText('This conversation is read-only: the stay ended more than 3 days ago.')).toBeVisible();
    expect(field().elements()).toHaveLength(0);
  });

  test('joins first, as staff', async () => {
    server.conversation = { ...server.conversation, isParticipant: false, rights: ['join'] };
    answers['GET /api/conversations/participant/join'] = () => {
      server.conversation = { ...server.conversation, isParticipant: true, rights: ['write'] };
      return server.conversation;
    };
    await openThread({ view: 'staff' });
    await button('Join to write').click();
    await expect.element(field()).toBeVisible();
    expect(asked.some(({ key }) => key === 'POST /api/conversations/messages/seen')).toBe(true);
  });

  test('is told, as staff, that a closed request can be reopened', async () => {
    server.conversation = {
      ...server.conversation,
      conversationableType: 'customer-support',
      conversationable: { ...server.conversation.conversationable, supportable: { id: 8, name: 'Nora' } },
      closedReason: 'archived',
      rights: ['unarchive'],
    };
    await openThread({ view: 'staff' });
    await expect.element(page.getByText('This support request is closed. Reopen it to write here.')).toBeVisible();
    expect(button('Start a new request').elements()).toHaveLength(0);
  });

  test('starts a new request after the last one was closed', async () => {
    server.conversation = {
      ...server.conversation,
      conversationableType: 'customer-support',
      conversationable: { ...server.conversation.conversationable, supportable: { id: 7, name: 'Nora' } },
      closedReason: 'archived',
      rights: [],
    };
    answers['POST /api/conversations/support-message'] = () => ({
      conversation: { ...server.conversation, id: 6 },
      message: createMessage({ conversationId: 6 }),
    });
    answers['GET /api/conversations/6'] = () => ({ ...server.conversation, id: 6 });
    const history = await openThread();
    await button('Start a new request').click();
    await page.getByRole('textbox', { name: 'Your message to support' }).fill('It is me again');
    await button('Send request').click();
    await vi.waitFor(() => expect(history.search()).toBe('?conversation=6'));
  });
});
