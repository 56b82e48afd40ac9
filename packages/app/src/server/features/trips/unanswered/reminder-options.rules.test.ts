// By which channels a family can be reminded, and when again.

import { expect, test } from 'vitest';
import { listReminderOptions } from './reminder-options.rules.ts';

const now = new Date('2026-07-03T12:00:00.000Z');
const facts = {
  ...{ now, timeZone: 'Europe/Dublin', isAnswered: false, takesMail: true, sendsTexts: true, hasNumber: true },
  contacts: [],
};
const blockers = (change: Partial<Parameters<typeof listReminderOptions>[0]>) =>
  Object.fromEntries(listReminderOptions({ ...facts, ...change }).map(({ channel, blocker }) => [channel, blocker]));

test('a family can be reminded by all channels at once', () => {
  expect(listReminderOptions(facts)).toEqual(
    ['mail', 'message', 'sms'].map((channel) => ({ channel, blocker: null, at: now.toISOString() })),
  );
});

test('a family that has answered is reminded by none', () => {
  expect(blockers({ isAnswered: true })).toEqual({ mail: 'answered', message: 'answered', sms: 'answered' });
});

test('a channel that account, settings or phone number rule out is blocked for that reason', () => {
  expect(blockers({ takesMail: false, sendsTexts: false, hasNumber: false })).toEqual({ mail: 'mailOff', message: null, sms: 'noTexts' });
  expect(blockers({ hasNumber: false })['sms']).toBe('noNumber');
});

test('the next reminder by a channel is possible an hour after the last one', () => {
  const contacts = [
    { channel: 'mail', at: new Date('2026-07-03T11:30:00.000Z') },
    { channel: 'phone', at: new Date('2026-07-03T11:20:00.000Z') },
    { channel: 'message', at: new Date('2026-07-03T11:00:00.000Z') },
  ];
  const [mail, message, sms] = listReminderOptions({ ...facts, contacts });
  expect(mail).toEqual({ channel: 'mail', blocker: 'recent', at: '2026-07-03T12:30:00.000Z' });
  expect([message?.blocker, sms?.blocker]).toEqual([null, null]);
});

test('a text message by night leaves in the morning', () => {
  const sms = listReminderOptions({ ...facts, now: new Date('2026-07-03T23:10:00.000Z') }).at(-1);
  expect(sms).toEqual({ channel: 'sms', blocker: null, at: '2026-07-04T07:00:00.000Z' });
});
