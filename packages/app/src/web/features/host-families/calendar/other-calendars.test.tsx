// Other calendars: the link by which others read a family's calendar, and the calendars whose days are blocked in it.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CalendarFeed } from '#contract/host-families/calendar-feeds.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { OtherCalendars } from './other-calendars.tsx';

const words = ['familyCalendar', 'form', 'validation'] as const;
const { answers, open, sent } = partsOf({
  at: '/host-family/calendar',
  words,
  user: userWith(['Host family']),
  heading: 'Other calendars',
});

const FEEDS = '/api/host_families/7/calendar/feeds';
const LINK = '/api/host_families/7/calendar/link';
const URL_OF_LINK = 'https://stays.test/api/calendar-feeds/secret.ics';

const feed = (more: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: 3,
  name: 'Airbnb',
  address: 'www.airbnb.test/….ics',
  state: 'read',
  error: null,
  checkedAt: '2026-11-26T10:00:00Z',
  readAt: '2026-11-26T10:00:00Z',
  daysTaken: 5,
  conflicts: [],
  ...more,
});

let url: string | null;
let feeds: CalendarFeed[];
beforeEach(async () => {
  await page.viewport(1280, 1000);
  [url, feeds] = [null, []];
  Object.assign(answers, {
    [`GET ${FEEDS}`]: () => ({ url, areFetched: true, feeds }),
    [`POST ${LINK}`]: () => {
      url = URL_OF_LINK;
      return { url };
    },
    [`DELETE ${LINK}`]: () => {
      url = null;
      return { url };
    },
    [`POST ${FEEDS}`]: () => {
      feeds = [feed({ state: 'new', checkedAt: null, readAt: null })];
      return feeds[0];
    },
    [`POST ${FEEDS}/3/fetch`]: () => feed({ state: 'new' }),
    [`DELETE ${FEEDS}/3`]: () => {
      feeds = [];
      return { url, areFetched: true, feeds };
    },
  });
});
const show = () => open(<OtherCalendars id={7} />);
const region = (name: string) => page.getByRole('region', { name });

describe('the link', () => {
  test('is made, shown and turned off, and says what it shows', async () => {
    await show();
    await expect.element(region('Share this calendar').getByText(/without names, notes or other details/)).toBeVisible();
    await button('Create link').click();
    await expect.element(page.getByLabelText('Link to this calendar')).toHaveValue(URL_OF_LINK);
    await button('Turn off link').click();
    await inDialog('Turn off link').click();
    await expect.element(button('Create link')).toBeVisible();
  });
});

describe('a connected calendar', () => {
  test('is added, and shown as being read', async () => {
    await show();
    await button('Connect a calendar').click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Airbnb');
    await page.getByRole('textbox', { name: /^Calendar link/ }).fill('webcal://www.airbnb.test/a.ics');
    await inDialog('Connect calendar').click();
    await expect.element(page.getByText('Reading the calendar…')).toBeVisible();
    feeds = feeds.map((one) => ({ ...one, state: 'read', daysTaken: 5, error: null }));
    await expectTold('Airbnb was read: 5 days taken');
    expect(sent(`POST ${FEEDS}`)).toEqual({ name: 'Airbnb', url: 'webcal://www.airbnb.test/a.ics' });
  });

  test('keeps the dialog open and says why if it is refused', async () => {
    answers[`POST ${FEEDS}`] = () => refuseWith(409, 'feedKnown', 'You’ve already connected this calendar.');
    await show();
    await button('Connect a calendar').click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Airbnb');
    await page.getByRole('textbox', { name: /^Calendar link/ }).fill('https://www.airbnb.test/a.ics');
    await inDialog('Connect calendar').click();
    await expect.element(page.getByRole('dialog').getByText('You’ve already connected this calendar.')).toBeVisible();
  });

  test('shows how it stands, and its conflicts', async () => {
    feeds = [
      feed({ conflicts: [{ fromDate: '2027-07-12', toDate: '2027-07-13' }] }),
      feed({ id: 4, name: 'Booking', state: 'failing', error: 'notCalendar' }),
    ];
    await show();
    await expect.element(page.getByText(/5 days taken/)).toBeVisible();
    await expect.element(page.getByText('On these dates a student stays, too:')).toBeVisible();
    await expect.element(page.getByText(/There’s no calendar at this link/)).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await page.viewport(360, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is read now, and disconnected after a question', async () => {
    feeds = [feed()];
    await show();
    await button('Update now: Airbnb').click();
    await vi.waitFor(() => expect(sent(`POST ${FEEDS}/3/fetch`)).toBeDefined());
    await button('Disconnect: Airbnb').click();
    await inDialog('Disconnect').click();
    await expect.element(page.getByText('No calendars connected.')).toBeVisible();
  });
});
