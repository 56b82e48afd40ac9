// An open thread as people use it: reading, what is new, files, answers, what the product offers, and what goes wrong.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ActionRecord } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMessage } from '#web/testing/messages.ts';
import { button, expectTold, inDialog } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { fillThread, setUpThread } from '#web/testing/thread.tsx';

const { answers, asked, server, sent, openThread } = setUpThread();

afterEach(() => {
  vi.restoreAllMocks();
});

const log = () => page.getByRole('log', { name: 'Messages' });

describe('reading', () => {
  test('shows the sender with their role, the time in the reader’s zone, and the day', async () => {
    await openThread();
    await expect.element(log().getByText('Hello Nora')).toBeVisible();
    await expect.element(log().getByText('Anna · Parent')).toBeVisible();
    await expect.element(log().getByText('Wednesday 1 July 2026')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('warns parents and families, and tells why contact details are held back', async () => {
    await openThread();
    const note = page.getByRole('note');
    await expect
      .element(note.getByText('To keep our support and payment protection, never communicate or book outside our website.'))
      .toBeVisible();
    await expect.element(note.getByText(/can’t be sent until the stay is booked/)).toBeVisible();
  });

  test('has no warning for staff, nor in requests to support', async () => {
    await openThread({ view: 'staff' });
    await expect.element(log()).toBeVisible();
    expect(page.getByRole('note').elements()).toHaveLength(0);
  });

  test('begins at the newest message, and loads older ones without moving what is read', async () => {
    fillThread(server, 60);
    await openThread();
    await expect.element(log().getByText('Line 60.')).toBeVisible();
    const scroller = log().element();
    scroller.scrollTop = 300;
    await vi.waitFor(() => expect(asked.filter(({ search }) => search.has('before'))).not.toHaveLength(0));
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(600));
    const scrolled = scroller.scrollTop;
    scroller.scrollTop = 0;
    await expect.element(log().getByText('Line 1.', { exact: true })).toBeInTheDocument();
    expect(scrolled).toBeGreaterThan(0);
  });

  test('keeps 20,000 messages, of which few are in the page', async () => {
    fillThread(server, 20_000);
    answers['GET /api/conversations/messages'] = () => ({ data: server.messages, hasMore: false, lastSequence: 20_000 });
    await openThread();
    await expect.element(log().getByText('Line 20000.')).toBeVisible();
    expect(log().element().querySelectorAll('article').length).toBeLessThan(60);
    log().element().scrollTop = 0;
    await expect.element(log().getByText('Line 1.', { exact: true })).toBeVisible();
  });

  test('marks what is new since the last visit, and records that it was seen', async () => {
    fillThread(server, 3);
    server.conversation = { ...server.conversation, isUnread: true, lastSeenMessages: [{ seenBy: 7, messageId: 101 }] };
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await openThread();
    await expect.element(log().getByText('New messages')).toBeVisible();
    await vi.waitFor(() =>
      expect(sent('POST /api/conversations/messages/seen')).toEqual({ user_id: 7, conversation_id: 5, message_id: 103 }),
    );
  });

  test('shows who has seen everything to here', async () => {
    server.messages = [createMessage({ sequence: 1, senderId: 7, sender: 'Nora' })];
    server.conversation = { ...server.conversation, lastSeenMessages: [{ seenBy: 11, messageId: 101 }] };
    await openThread();
    await expect.element(log().getByText('Seen by Anna')).toBeVisible();
  });
});

describe('content', () => {
  test('makes links that learn nothing of this page', async () => {
    server.messages = [createMessage({ sequence: 1, content: 'Look: https://example.com/a?b=1.' })];
    await openThread();
    const link = log().getByRole('link', { name: 'https://example.com/a?b=1' });
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('never runs what somebody writes', async () => {
    server.messages = [createMessage({ sequence: 1, content: '<img src=x onerror="alert(1)"> javascript:alert(1)' })];
    await openThread();
    await expect.element(log().getByText(/^<img src=x/)).toBeVisible();
    expect(log().element().querySelector('.mantine-Anchor-root, img[src="x"]')).toBeNull();
  });

  test('groups images of three seconds, and opens them one after another', async () => {
    const image = (sequence: number, second: number) =>
      createMessage({
        sequence,
        content: '',
        contentType: CONTENT_TYPE.image,
        createdAt: new Date(Date.UTC(2026, 6, 1, 9, 0, second)).toISOString(),
        file: { ref: `r${sequence}`, name: `photo-${sequence}.jpg`, kind: 'image', mediaType: 'image/jpeg', size: 9, width: 4, height: 3 },
      });
    server.messages = [image(1, 0), image(2, 3), image(3, 20)];
    server.lastSequence = 3;
    await openThread();
    await expect.element(button('Open image photo-1.jpg')).toBeVisible();
    expect(log().getByRole('article').elements()).toHaveLength(2);
    await button('Open image photo-2.jpg').click();
    await expect.element(page.getByText('Image 2 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Image 3 of 3')).toBeVisible();
  });

  test('has actions for each image of a group, by mouse and by keyboard', async () => {
    const image = (sequence: number) =>
      createMessage({
        sequence,
        content: '',
        contentType: CONTENT_TYPE.image,
        createdAt: '2026-07-01T09:00:00.000Z',
        file: { ref: `r${sequence}`, name: `photo-${sequence}.jpg`, kind: 'image', mediaType: 'image/jpeg', size: 9, width: 4, height: 3 },
      });
    server.messages = [image(1), image(2)];
    server.lastSequence = 2;
    answers['POST /api/conversations/reports'] = () => ({});
    await openThread();
    await button('Actions for image photo-1.jpg').click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Fraud' }).click();
    await inDialog('Report message').click();
    await vi.waitFor(() => expect(sent('POST /api/conversations/reports')).toMatchObject({ message_id: 101 }));
    button('Open image photo-2.jpg').element().focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for image photo-2.jpg');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
  });

  test('has a card for a PDF, with its size', async () => {
    const file = {
      ref: 'r1',
      name: 'plan.pdf',
      kind: 'pdf',
      mediaType: 'application/pdf',
      size: 2_500_000,
      width: null,
      height: null,
    } as const;
    server.messages = [createMessage({ sequence: 1, content: 'Our plan', contentType: CONTENT_TYPE.pdf, file })];
    await openThread();
    await expect.element(log().getByRole('link', { name: 'Download plan.pdf' }).getByText('2.4 MB')).toBeVisible();
  });

  test('offers a family to answer on the page of the trip, and tells who did', async () => {
    const action: ActionRecord = {
      ...{ name: 'answerOffer', state: 'open', outcome: null, doneBy: null, doneAt: null },
      ...{ tripId: 3, offerId: 8, meetingId: null, callId: null },
    };
    const sentence = [{ text: 'Léa’s stay is reserved.', requireRoles: [] }];
    const about = { senderId: null, sender: '', senderRole: null, messageType: MESSAGE_TYPE.action, content: sentence };
    server.messages = [
      createMessage({ sequence: 1, ...about, action }),
      createMessage({ sequence: 2, ...about, action: { ...action, state: 'done', outcome: 'accepted', doneBy: 'Nora' } }),
    ];
    server.lastSequence = 2;
    await openThread();
    await expect.element(log().getByRole('link', { name: 'Accept trip' })).toHaveAttribute('href', '/host-family/trips/3');
    await expect.element(log().getByRole('link', { name: 'Decline trip' })).toHaveAttribute('href', '/host-family/trips/3');
    await expect.element(log().getByText('Accepted by Nora')).toBeVisible();
  });

  test('leads from a reply to the message that it quotes', async () => {
    fillThread(server, 60);
    server.messages[59] = createMessage({ sequence: 60, replyTo: { id: 103, sender: 'Anna', preview: 'Line 3.', isWithdrawn: false } });
    await openThread();
    await button('Go to quoted message from Anna').click();
    await expect.element(log().getByText('Line 3.', { exact: true })).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 3.'));
  });
});

test('says that the message that a reply quotes could not be loaded', async () => {
  fillThread(server, 60);
  server.messages[59] = createMessage({ sequence: 60, replyTo: { id: 103, sender: 'Anna', preview: 'Line 3.', isWithdrawn: false } });
  await openThread();
  await expect.element(log().getByText('Line 59.')).toBeVisible();
  answers['GET /api/conversations/messages'] = () => refuseWith(500, 'failed', 'It broke.');
  await button('Go to quoted message from Anna').click();
  await expectTold('We couldn’t load older messages.');
});

test('calls the day before one with 25 hours yesterday', async () => {
  // In New Zealand, 5 April has 25 hours.
  vi.useFakeTimers({ now: new Date('2026-04-05T23:30:00+12:00'), toFake: ['Date'], shouldAdvanceTime: true });
  server.messages = [createMessage({ sequence: 1, createdAt: '2026-04-04T12:00:00+13:00' })];
  await openThread();
  await expect.element(log().getByText('Yesterday')).toBeVisible();
});

test('says that the browser refuses to copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  await openThread();
  await log()
    .getByRole('button', { name: /^Actions for message from Anna/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy text' }).click();
  await expectTold('Your browser didn’t allow copying. Select the text to copy it.');
});

describe('what is done with a message', () => {
  test('goes from message to message by the arrow keys, and opens the actions by Enter', async () => {
    fillThread(server, 3);
    await openThread();
    await expect.element(log().getByText('Line 3.')).toBeVisible();
    (log().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('message 102'));
    await userEvent.keyboard('{Enter}');
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await expect.element(page.getByText('Reply to Anna')).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Translate' }).elements()).toHaveLength(0);
  });

  test('withdraws an own message within five minutes, after a question', async () => {
    server.messages = [createMessage({ sequence: 1, senderId: 7, sender: 'Nora', createdAt: new Date().toISOString() })];
    answers['POST /api/conversations/messages/101/withdraw'] = () => ({
      ...server.messages[0],
      content: '',
      withdrawnAt: new Date().toISOString(),
    });
    await openThread();
    await log()
      .getByRole('button', { name: /^Actions for your message/ })
      .click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await inDialog('Withdraw message').click();
    await expect.element(log().getByText('You withdrew this message.')).toBeVisible();
  });

  test('offers no withdrawal after five minutes', async () => {
    server.messages = [createMessage({ sequence: 1, senderId: 7, createdAt: new Date(Date.now() - 301_000).toISOString() })];
    await openThread();
    await log()
      .getByRole('button', { name: /^Actions for your message/ })
      .click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Withdraw' }).elements()).toHaveLength(0);
  });

  test('reports a message of somebody else', async () => {
    answers['POST /api/conversations/reports'] = () => ({});
    await openThread();
    await log()
      .getByRole('button', { name: /^Actions for message from Anna/ })
      .click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Fraud' }).click();
    await inDialog('Report message').click();
    await vi.waitFor(() =>
      expect(sent('POST /api/conversations/reports')).toMatchObject({ conversation_id: 5, message_id: 101, user_id: 11, reason: 'fraud' }),
    );
  });
});

describe('what goes wrong', () => {
  test('shows nothing of a conversation that is not the reader’s', async () => {
    answers['GET /api/conversations/5'] = () => refuseWith(404, 'notFound', 'No such conversation');
    await openThread();
    await expect.element(page.getByText('Conversation not found')).toBeVisible();
    expect(page.getByRole('log').elements()).toHaveLength(0);
  });

  test('says that it tries again, three times, ten seconds apart', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers['GET /api/conversations/messages'] = () => refuseWith(500, 'failed', 'It broke.');
    await openThread();
    const attempts = () => asked.filter(({ key }) => key === 'GET /api/conversations/messages').length;
    await expect.element(page.getByText(/The next attempt follows in 10 seconds \(1 of 3 failed\)/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(page.getByRole('alert').getByText('It broke.')).toBeVisible();
    expect(attempts()).toBe(3);
  });
});
