// The records of pages: every title is used, and a record that lacks something does not compile.

import { IconTent } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import titles from '#messages/en/web/titles.json' with { type: 'json' };
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { ANYONE } from './guards.ts';
import { PAGES } from './pages.ts';
import { pagesIn } from './records.ts';

const names = Object.keys(PAGE_PATHS) as PageName[];

test('no title is left of a page that has another', () => {
  const used = new Set<string>(names.flatMap((name) => (PAGES[name].kind === 'redirect' ? [] : [PAGES[name].title])));
  expect(Object.keys(titles.page).filter((key) => !used.has(key))).toEqual([]);
});

describe('a record does not compile', () => {
  const hub = pagesIn('hub');
  const travel = pagesIn('travel');
  const page = {
    title: 'hubTrips',
    guard: ANYONE,
    screen: withMessages(() => import('#web/screens/hub/operations/trips.screen.tsx')),
  } as const;

  test('with an entry in the menu and no icon', () => {
    // @ts-expect-error an entry that opens has an icon
    hub.screen({ ...page, menu: { group: 'operations' } });
    hub.screen({ ...page, icon: IconTent, menu: { group: 'operations' } });
  });

  test('with an icon that is none', () => {
    // @ts-expect-error an icon is a component
    hub.screen({ ...page, icon: 'tent' });
  });

  test('with a group that the menu of its area does not have', () => {
    // @ts-expect-error the hub has no such group
    hub.screen({ ...page, icon: IconTent, menu: { group: 'main' } });
    // @ts-expect-error nor have parents groups of the hub
    travel.screen({ ...page, icon: IconTent, menu: { group: 'operations' } });
    // @ts-expect-error public pages have no menu
    pagesIn('public').screen({ ...page, icon: IconTent, menu: { group: 'main' } });
  });

  test('with a title that there is not', () => {
    // @ts-expect-error there is no such title
    hub.screen({ ...page, title: 'hubNowhere' });
  });

  test('without a screen', () => {
    // @ts-expect-error a page shows a screen
    hub.screen({ title: 'hubTrips', guard: ANYONE });
  });

  test('without a guard', () => {
    // @ts-expect-error a page says who may open it
    hub.screen({ title: 'hubSources', screen: page.screen });
  });
});
