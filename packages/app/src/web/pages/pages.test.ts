// The pages that are still to come: a line goes when its page is there, and none is ever added.

import { IconTent } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import comingLater from '#messages/en/web/coming-later.json' with { type: 'json' };
import titles from '#messages/en/web/titles.json' with { type: 'json' };
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { ANYONE } from './guards.ts';
import { PAGES } from './pages.ts';
import { pagesIn } from './records.ts';

const names = Object.keys(PAGE_PATHS) as PageName[];
const LATER = ['/hub/content-engine-list'];

const later = names.filter((name) => PAGES[name].kind === 'later').map((name) => PAGE_PATHS[name]);

test('these pages, and no others, are still to come', () => {
  expect(later).toEqual(LATER);
});

test('every page that is still to come has a sentence of its own, and none is left of a page that is there', () => {
  const promised = new Set(names.flatMap((name) => (PAGES[name].kind === 'later' ? [PAGES[name].title] : [])));
  expect(Object.keys(comingLater.what).toSorted()).toEqual([...promised].toSorted());
});

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
    travel.later({ title: 'travelVideos', guard: ANYONE, menu: { group: 'operations' } });
    // @ts-expect-error public pages have no menu
    pagesIn('public').screen({ ...page, icon: IconTent, menu: { group: 'main' } });
  });

  test('with a title that there is not, or that no sentence goes with', () => {
    // @ts-expect-error there is no such title
    hub.screen({ ...page, title: 'hubNowhere' });
    // @ts-expect-error a page that is there has no sentence on what is to come
    hub.later({ title: 'hubTrips', guard: ANYONE });
  });

  test('without a screen, unless it is still to come', () => {
    // @ts-expect-error a page shows a screen
    hub.screen({ title: 'hubTrips', guard: ANYONE });
    hub.later({ title: 'hubContentEngine', guard: ANYONE });
  });

  test('without a guard', () => {
    // @ts-expect-error a page says who may open it
    hub.later({ title: 'hubSources' });
  });
});
