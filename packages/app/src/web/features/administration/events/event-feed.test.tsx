// The timeline of events on screen: days with lines, links, more by cursor, and one object alone.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TimelineEvent } from '#contract/administration/events.shapes.ts';
import { PagesContext } from '#web/platform/navigation/pages.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { EventFeed } from './event-feed.tsx';

const words = ['eventFeed', 'names', 'tags', 'trail', 'lists', 'list', 'titles', 'form', 'calendar', 'validation', 'common'] as const;

function event(change: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    ...{ id: 9, at: '2026-07-02T10:00:00.000Z', day: '2026-07-02', actorName: 'Una Fox', viewerName: null },
    ...{ action: 'trip.move', subjectType: 'trip', subjectId: '12', subjectName: 'Ann Roe', states: { from: 'reserved', to: 'booked' } },
    ...change,
  };
}

const { answers, asked, open } = partsOf({ at: '/hub/timeline', words, user: userWith(['Administrator']), heading: 'Timeline' });

beforeEach(async () => {
  await page.viewport(1280, 900);
  answers['GET /api/events/choices'] = () => ({ subjectTypes: ['trip', 'payment'], actors: [{ id: 3, name: 'Una Fox' }] });
  answers['GET /api/events'] = ({ search }) =>
    search.get('before') === null
      ? {
          data: [
            event(),
            event({
              id: 8,
              action: 'payment.record',
              subjectType: 'payment',
              subjectId: '4',
              subjectName: null,
              states: null,
              actorName: null,
            }),
          ],
          next: 8,
          messageDays: [{ day: '2026-07-02', messages: 7 }],
        }
      : { data: [event({ id: 7, day: '2026-07-01', action: 'trip.create', states: null })], next: null, messageDays: [] };
});

const queries = () => asked.filter(({ key }) => key === 'GET /api/events').map(({ search }) => Object.fromEntries(search));

test('a day has its events as sentences, and the number of messages', async () => {
  await open(<EventFeed />);
  await expect.element(page.getByRole('heading', { name: /2 July 2026.*7 messages/ })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Trip status changed' });
  await expect.element(line.getByText(/Trip.*Ann Roe/)).toBeVisible();
  await expect.element(line.getByText(/Reserved.*Booked/)).toBeVisible();
  await expect.element(line.getByText(/by.*Una Fox/)).toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Payment recorded' })
        .getByText(/automatically/),
    )
    .toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a group leads to its page, and one that is gone leads nowhere', async () => {
  const group = { action: 'group.edit', subjectType: 'group', states: null };
  answers['GET /api/events'] = () => ({
    data: [event({ ...group, subjectId: '5', subjectName: 'Class 7b' }), event({ ...group, id: 8, subjectId: '6', subjectName: null })],
    ...{ next: null, messageDays: [] },
  });
  const guard = { who: 'signedIn', roles: ['Administrator'] };
  const table = { hubGroup: { kind: 'screen', title: 'hubGroup', frame: 'hub', guard } };
  await open(
    <PagesContext value={{ table: table as never, name: 'hubTimeline' }}>
      <EventFeed />
    </PagesContext>,
  );
  await expect.element(page.getByRole('link', { name: /Class 7b/ })).toHaveAttribute('href', '/hub/groups/5');
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('more events follow by the cursor, and the button goes with the last ones', async () => {
  await open(<EventFeed />);
  await button('Load more').click();
  await expect.element(page.getByText('Trip created')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /1 July 2026/ })).toBeVisible();
  await expect.element(button('Load more')).not.toBeInTheDocument();
  expect(queries()).toEqual([{}, { before: '8' }]);
});

test('the events of one object are shown alone, as the address says', async () => {
  const history = await open(<EventFeed />);
  await button('Show only Trip · Ann Roe').click();
  await expect.poll(queries).toContainEqual({ subject_type: 'trip', subject_id: '12' });
  expect(history.search()).toContain('subjectId=12');
  await expect.element(page.getByRole('button', { name: /Show only/ })).not.toBeInTheDocument();
});

test('a failure is told with a button to try again, and an empty timeline says why', async () => {
  answers['GET /api/events'] = () => refuseWith(503, 'unavailable', 'Not now.');
  await open(<EventFeed />);
  await expect.element(page.getByText('Not now.')).toBeVisible();
  answers['GET /api/events'] = () => ({ data: [], next: null, messageDays: [] });
  await button('Try again').click();
  await expect.element(page.getByText('No events')).toBeVisible();
});

test('a narrow screen in the dark, in Japanese, has everything', async () => {
  await page.viewport(360, 780);
  await open(<EventFeed />, { scheme: 'dark', locale: 'ja' });
  await expect.element(page.getByText(/Ann Roe/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await listAxeFaults()).toEqual([]);
});
