// Meetings on screen: planning, changing and cancelling one, and the list of what is to come. The tests live in Auckland.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createViewedUser, userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { conversationWith } from '#web/testing/conversations.ts';
import { meetingWith } from '#web/testing/meetings.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { VideoCalls } from './video-calls.tsx';

const { answers, open, sent } = partsOf({
  at: '/travel/video',
  words: ['messagingMeetings', 'messagingCalls', 'form', 'validation', 'calendar'],
  user: userWith(['Parent']),
});

const CREATE = 'POST /api/conversations/meeting';
const UPDATE = 'POST /api/conversations/meeting/update';
const onClose = vi.fn();

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}( \\*)?$`));

/** The times of a meeting that starts in some minutes. */
const timesIn = (minutes: number) => ({
  start: new Date(Date.now() + minutes * 60_000).toISOString(),
  end: new Date(Date.now() + (minutes + 30) * 60_000).toISOString(),
});

beforeEach(() => {
  onClose.mockClear();
  answers['GET /api/conversations/5'] = () => {
    const one = conversationWith(5);
    return { ...one, participants: one.participants.map((person) => ({ ...person, timezone: 'Europe/Berlin' })) };
  };
  answers['GET /api/conversations/meeting/9'] = () => meetingWith();
});

describe('planning', () => {
  const openPlan = () => open(<MeetingDialog of={{ conversationId: 5 }} canPlan onClose={onClose} />);

  test('sends the instants of the typed times, and shows them in the zones of everybody', async () => {
    answers[CREATE] = () => meetingWith();
    await openPlan();
    await field('Title').fill('First call');
    await field('Date').fill('2/7/2099');
    await field('Start').fill('18:00');
    await page.getByText('45 minutes').click();
    await expect.element(field('End')).toHaveValue('18:45');
    await expect.element(page.getByText(/18:00 in Auckland · 08:00 in Berlin \(Nora, Maeve\)/)).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await inDialog('Plan meeting').click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(CREATE)).toEqual({
      ...{ conversation_id: 5, title: 'First call', link: '' },
      ...{ start: '2099-07-02T06:00:00.000Z', end: '2099-07-02T06:45:00.000Z' },
    });
    await expectTold('Meeting planned');
  });

  test('keeps the duration when the start changes', async () => {
    await openPlan();
    await field('Date').fill('2/7/2099');
    await field('Start').fill('18:00');
    await field('End').fill('19:15');
    await field('Start').fill('20:30');
    await expect.element(field('End')).toHaveValue('21:45');
  });

  test.each([
    ['2/7/2020', '18:00', '18:30', 'Choose a time in the future.'],
    ['2/7/2099', '18:00', '18:00', 'The meeting must end after it starts.'],
    ['2/7/2099', '08:00', '17:00', 'A meeting can last up to 8 hours.'],
  ])('on %s from %s to %s is refused at the field', async (on, start, end, text) => {
    await openPlan();
    await field('Title').fill('First call');
    await field('Date').fill(on);
    await field('Start').fill(start);
    await field('End').fill(end);
    await inDialog('Plan meeting').click();
    await expect.element(page.getByText(text).first()).toBeVisible();
    expect(sent(CREATE)).toBeUndefined();
  });
});

describe('a planned meeting', () => {
  const openMeeting = (canPlan = true) => open(<MeetingDialog of={{ meetingId: 9 }} canPlan={canPlan} onClose={onClose} />);

  test('can be kept in a calendar and changed', async () => {
    answers[UPDATE] = () => meetingWith({ title: 'Second call' });
    await openMeeting();
    await expect
      .element(page.getByRole('link', { name: 'Add to calendar' }))
      .toHaveAttribute('href', expect.stringContaining('/api/conversations/meeting/9/calendar'));
    expect(await listAxeFaults()).toEqual([]);
    await inDialog('Edit meeting').click();
    await field('Title').fill('Second call');
    await inDialog('Save meeting').click();
    await vi.waitFor(() =>
      expect(sent(UPDATE)).toMatchObject({ id: 9, version: 2, title: 'Second call', start: '2099-07-02T17:00:00.000Z' }),
    );
  });

  test.each([
    ['starts in 16 minutes', false, meetingWith(timesIn(16))],
    ['starts in 14 minutes', true, meetingWith(timesIn(14))],
    ['has started', true, meetingWith({ ...timesIn(-5), status: 'started' })],
  ])('can be joined by a call if it %s: %s', async (_, canJoin, meeting) => {
    answers['GET /api/conversations/meeting/9'] = () => meeting;
    await openMeeting();
    await expect.element(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    expect(button('Join meeting').elements()).toHaveLength(canJoin ? 1 : 0);
  });

  test('can’t be joined by somebody who views as another', async () => {
    answers['GET /api/conversations/meeting/9'] = () => meetingWith({ ...timesIn(-5), status: 'started' });
    signInAs(createViewedUser(['Parent']));
    await open(<MeetingDialog of={{ meetingId: 9 }} canPlan={false} onClose={onClose} />);
    await expect.element(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect.element(button('Join meeting')).not.toBeInTheDocument();
  });

  test('is cancelled after a question', async () => {
    answers[UPDATE] = () => meetingWith({ status: 'cancelled' });
    await openMeeting();
    await inDialog('Cancel meeting').click();
    await expect.element(page.getByText('Cancel this meeting?')).toBeVisible();
    await inDialog('Cancel meeting').click();
    await vi.waitFor(() => expect(sent(UPDATE)).toEqual({ id: 9, version: 2, status: 'cancelled' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('is only read by those who can’t plan', async () => {
    await openMeeting(false);
    await expect.element(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect.element(button('Edit meeting')).not.toBeInTheDocument();
    await expect.element(button('Cancel meeting')).not.toBeInTheDocument();
  });

  test('with an address of its own opens that', async () => {
    answers['GET /api/conversations/meeting/9'] = () => meetingWith({ link: 'https://meet.example/1' });
    await openMeeting();
    await expect.element(page.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', 'https://meet.example/1');
  });

  test('can’t be joined after it was cancelled', async () => {
    answers['GET /api/conversations/meeting/9'] = () => meetingWith({ status: 'cancelled' });
    await openMeeting();
    await expect.element(page.getByText('Cancelled')).toBeVisible();
    await expect.element(button('Join meeting')).not.toBeInTheDocument();
  });

  test('is explained if it doesn’t exist', async () => {
    answers['GET /api/conversations/meeting/9'] = () => refuseWith(404, 'notFound', 'Not found.');
    await openMeeting();
    await expect.element(page.getByText(/This meeting doesn’t exist/)).toBeVisible();
  });
});

describe('the list', () => {
  const LIST = 'GET /api/conversations/calls';
  const call = {
    ...{ id: 3, conversationId: 5, startedAt: '2026-07-02T10:00:00.000Z', endedAt: null },
    ...{ startedBy: { id: 8, firstName: 'Maeve' }, title: 'The Byrne Family' },
  };

  test('has the calls that are on, and the meetings to come', async () => {
    answers[LIST] = () => ({ calls: [call], meetings: [meetingWith()] });
    const history = await open(<VideoCalls title="Video calls" />);
    await expect.element(page.getByRole('link', { name: 'Join call' })).toHaveAttribute('href', '/travel/video/3');
    await expect.element(page.getByText('First call')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await button('View meeting').click();
    await expect.element(page.getByRole('dialog', { name: 'First call' })).toBeVisible();
    expect(history.search()).toBe('?meeting=9');
  });

  test('opens the meeting that a calendar leads to', async () => {
    answers[LIST] = () => ({ calls: [], meetings: [meetingWith()] });
    await open(<VideoCalls title="Video calls" />, { at: '/travel/video?meeting=9' });
    await expect.element(page.getByRole('dialog', { name: 'First call' })).toBeVisible();
  });

  test('leads to the messages while it is empty', async () => {
    answers[LIST] = () => ({ calls: [], meetings: [] });
    await open(<VideoCalls title="Video calls" />);
    await expect.element(page.getByRole('link', { name: 'View messages' })).toHaveAttribute('href', '/travel/messages');
  });
});
