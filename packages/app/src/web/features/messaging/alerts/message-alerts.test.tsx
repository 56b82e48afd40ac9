// What tells of new messages on every page: counts, toasts, sound and the badge of the app.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { waitingToasts } from '#web/platform/notices/notices.ts';
import { dispatchEvent } from '#web/platform/realtime/realtime.ts';
import { useUnreadMessages } from '#web/platform/session/unread-messages.ts';
import { useHistory } from '#web/router.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { countsWith, messageWith } from '#web/testing/conversations.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, partsOf } from '#web/testing/parts.tsx';
import { listToasts } from '#web/testing/toasts.ts';
import { isSoundNeeded, isToastNeeded } from './alerts.model.ts';
import { MessageAlerts } from './message-alerts.tsx';

const { answers, asked, open } = partsOf({ at: '/travel/invoices', words: ['messagingAlerts'], user: userWith(['Parent']) });

const COUNTS = 'GET /api/conversations/unread-count';
const PREFERENCES = 'GET /api/conversations/preferences';

const playing = vi.fn();

function Alerts() {
  const unread = useUnreadMessages();
  const history = useHistory();
  return (
    <>
      <MessageAlerts history={history} />
      <output>{unread}</output>
      <button type="button" onClick={() => history.navigate('/travel/invoices')}>
        Invoices
      </button>
    </>
  );
}

beforeEach(() => {
  answers[COUNTS] = () => countsWith({ unreadTotal: 2 });
  answers[PREFERENCES] = () => ({
    sound: true,
    email: 'soon',
    quietFrom: null,
    quietTo: null,
    canReply: false,
    pushKey: null,
    pushDevices: 0,
  });
  vi.spyOn(AudioContext.prototype, 'createOscillator').mockImplementation(() => {
    playing();
    throw new Error('no sound in tests');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  playing.mockClear();
});

function receive(change: object = {}, message: object = {}): void {
  const added = { conversationId: 4, sequence: 9, title: 'The Byrne Family', preview: 'You are welcome.', isOwn: false, ...change };
  dispatchEvent('message.added', toWire({ ...added, message: messageWith({ conversationId: 4, sequence: 9, ...message }) }));
}

const shown = () => Number(document.querySelector('output')?.textContent);

describe('the count', () => {
  test('is loaded after signing in, and again with each message', async () => {
    await open(<Alerts />);
    await vi.waitFor(() => expect(shown()).toBe(2));
    expect(asked.find(({ key }) => key === COUNTS)?.search.toString()).toBe('type=all');
    answers[COUNTS] = () => countsWith({ unreadTotal: 3 });
    receive();
    await vi.waitFor(() => expect(shown()).toBe(3));
  });

  test.each<Role>(['Coordinator', 'Administrator'])('is not asked for by the role %s', async (role) => {
    signInAs(userWith([role]));
    await open(<Alerts />);
    receive();
    await vi.waitFor(() => expect(listToasts()).toHaveLength(1));
    expect(asked.some(({ key }) => key === COUNTS)).toBe(false);
    expect(shown()).toBe(0);
  });
});

describe('a toast', () => {
  test('names sender and preview for five seconds, and opens the conversation', async () => {
    const history = await open(<Alerts />);
    receive();
    await vi.waitFor(() => expect(listToasts()).toMatchObject([{ text: 'Maeve: You are welcome.', ms: 5000 }]));
    listToasts()[0]?.action?.run();
    await vi.waitFor(() => expect(history.path() + history.search()).toBe('/travel/messages?conversation=4'));
  });

  test('has its conversation as its subject, of which only the latest is shown', async () => {
    await open(<Alerts />);
    receive();
    receive({ conversationId: 5 });
    await vi.waitFor(() => expect(waitingToasts.get().map(({ subject }) => subject)).toEqual(['conversation 4', 'conversation 5']));
  });

  test('names the conversation for messages of the product', async () => {
    await open(<Alerts />);
    receive({}, { senderId: null, sender: '' });
    await vi.waitFor(() => expect(listToasts()).toMatchObject([{ text: 'The Byrne Family: You are welcome.' }]));
  });

  test.each([
    ['for the sender', '/travel/invoices', { isOwn: true }],
    ['on a messages page', '/travel/messages', {}],
    ['on the messages page of staff', '/hub/messages', {}],
  ])('is not shown %s', async (_, at, change) => {
    await open(<Alerts />, { at });
    receive(change);
    // Without a pointer, as that would allow the sound.
    (button('Invoices').element() as HTMLElement).click();
    receive({ preview: 'See you soon.' });
    await vi.waitFor(() => expect(listToasts()).toMatchObject([{ text: 'Maeve: See you soon.' }]));
  });
});

describe('the sound', () => {
  test('is played after a click', async () => {
    await open(<Alerts />);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    receive();
    await vi.waitFor(() => expect(playing).toHaveBeenCalled());
  });

  test('is not played for those who do not want it', async () => {
    answers[PREFERENCES] = () => ({
      sound: false,
      email: 'soon',
      quietFrom: null,
      quietTo: null,
      canReply: false,
      pushKey: null,
      pushDevices: 0,
    });
    await open(<Alerts />);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    receive();
    await vi.waitFor(() => expect(asked.some(({ key }) => key === PREFERENCES)).toBe(true));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(playing).not.toHaveBeenCalled();
  });

  const place = { pathname: '/travel/messages', search: '?conversation=4', isVisible: true };
  const told = { isOwn: false, message: messageWith(), conversationId: 4 };
  test.each([
    ['without a click', told, place, false, false],
    ['with the conversation open', told, place, true, false],
    ['with the conversation open in a hidden tab', told, { ...place, isVisible: false }, true, true],
    ['with another conversation open', told, { ...place, search: '?conversation=5' }, true, true],
    ['elsewhere', told, { ...place, pathname: '/travel/invoices' }, true, true],
    ['for an own message', { ...told, isOwn: true }, { ...place, pathname: '/travel/invoices' }, true, false],
    ['for one that is not for the reader', { ...told, message: null }, { ...place, search: '' }, true, false],
  ])('%s', (_, message, at, isClicked, expected) => {
    expect(isSoundNeeded(message, { place: at, isClicked, isWanted: true })).toBe(expected);
  });
});

describe('a toast, for an account without a role', () => {
  const told = { isOwn: false, message: messageWith(), conversationId: 4 };
  const place = { pathname: '/no-access', search: '', isVisible: true };
  test.each([
    ['is shown before the conversation is open', place, true],
    ['is not shown while it is open', { ...place, search: '?conversation=4' }, false],
    ['is shown in a hidden tab', { ...place, search: '?conversation=4', isVisible: false }, true],
  ])('%s', (_, at, expected) => {
    expect(isToastNeeded(told, at)).toBe(expected);
  });
});

test('the badge of the app has the number', async () => {
  const set = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue(undefined);
  const clear = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue(undefined);
  await open(<Alerts />);
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(2));
  answers[COUNTS] = () => countsWith();
  receive();
  await vi.waitFor(() => expect(shown()).toBe(0));
  expect(clear).toHaveBeenCalled();
});

describe('a video call', () => {
  const ring = () => dispatchEvent('call.ringing', toWire({ callId: 3, conversationId: 4, firstName: 'Maeve', title: 'The Byrne Family' }));

  test('is told by a toast that joins it, and not by the message about it as well', async () => {
    const history = await open(<Alerts />);
    ring();
    receive({}, { messageType: 3, contentType: 5, action: { name: 'joinCall', state: 'open', callId: 3 } });
    await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual(['Maeve started a video call']));
    listToasts()[0]?.action?.run();
    expect(history.path()).toBe('/travel/video/3');
  });

  test('is not told where it is open', async () => {
    await open(<Alerts />, { at: '/travel/video/3' });
    ring();
    expect(listToasts()).toEqual([]);
  });
});
