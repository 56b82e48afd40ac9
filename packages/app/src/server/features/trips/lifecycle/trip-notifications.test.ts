// The mails about trips: every event, to every reader, in every language.

import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { TRIP_EVENTS } from '#contract/trips/events.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type TripNotification, type TripReader, tripNotificationEmail } from './trip-notifications.emails.ts';

const news: TripNotification = {
  tripId: 7,
  event: 'booked',
  name: 'Anna',
  fromDate: '2026-07-05',
  toDate: '2026-07-26',
  familyTitle: () => 'Byrne family',
  amount: { currency: 'EUR', amount: '1234.50' },
};

const written = (locale: (typeof LOCALES)[number], change: Partial<TripNotification> = {}, reader: TripReader = 'parent') =>
  tripNotificationEmail({ ...news, ...change }, reader)(
    { words: getTranslator(locale), product: 'Test' },
    { name: 'Mia', roles: [], locale },
  );

const textsOf = ({ blocks }: ReturnType<typeof written>) => blocks.flatMap((block) => ('text' in block ? [block.text] : []));

test('a parent reads who travels, when, with whom, for how much, and what is next', () => {
  const mail = written('en');
  expect(mail.subject).toBe('Stay booked: Anna');
  expect(textsOf(mail).slice(0, 6)).toEqual([
    'Stay booked',
    'Child: Anna',
    'Dates: 5 Jul 2026 to 26 Jul 2026',
    'Host family: Byrne family',
    'Price: €1,234.50',
    'Add the travel details, so the family knows when you arrive.',
  ]);
  expect(mail.blocks).toContainEqual({ button: 'View trip', path: '/travel/trips/7' });
  expect(textsOf(written('de'))).toContain('Zeitraum: 5. Juli 2026 bis 26. Juli 2026');
});

test('a family reads what it is paid, not what the parents pay, and nobody names it to itself', () => {
  const mail = written('en', { familyTitle: null, amount: { currency: 'EUR', amount: '800.00' } }, 'host');
  expect(textsOf(mail)).toEqual(expect.arrayContaining(['Student: Anna', 'You receive: €800.00']));
  expect(textsOf(mail).join()).not.toContain('Byrne');
  expect(mail.blocks).toContainEqual({ button: 'View trip', path: '/host-family/trips/7' });
});

test('a mail about a refund names what goes back, not what the stay costs', () => {
  const mail = written('en', { event: 'refundComing', refunds: [{ currency: 'EUR', amount: '51.59' }] });
  expect(textsOf(mail)).toContain('Refund: €51.59');
  expect(textsOf(mail).join()).not.toContain('1,234.50');
  expect(textsOf(written('en', { event: 'refunded' })).join()).not.toMatch(/€/);
});

test('a parent whose family can’t host any more reads what they can do', () => {
  const mail = written('en', { event: 'familyToChoose' });
  expect(mail.subject).toBe('Your host family can’t host: Anna');
  expect(textsOf(mail)).toContain('What you’ve paid counts towards another family. Choose one in the trip, or get a refund there.');
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(TRIP_EVENTS)('%s leads to the trip with one button, and leaves no placeholder', (event) => {
    for (const reader of ['parent', 'host', 'staff'] as const) {
      const mail = written(locale, { event, amount: null, familyTitle: null }, reader);
      expect(mail.blocks.filter((block) => 'button' in block)).toHaveLength(1);
      expect(JSON.stringify(mail)).not.toMatch(/[{}]amount|notificationMails\./);
      expect(textsOf(mail).join()).toContain('Anna');
    }
  });
});
