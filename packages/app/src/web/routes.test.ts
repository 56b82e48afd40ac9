// The pages that are still to come: a line goes when its page is there, and none is ever added.

import { expect, test } from 'vitest';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import comingLater from '#messages/en/web/coming-later.json' with { type: 'json' };
import titles from '#messages/en/web/titles.json' with { type: 'json' };
import { FRAMES, ROUTES } from './routes.tsx';

const names = Object.keys(PAGE_PATHS) as PageName[];
const LATER = [
  '/travel/video',
  '/travel/video/{id}',
  '/travel/messages',
  '/host-family/profile',
  '/host-family/calendar',
  '/host-family/messages',
  '/host-family/edit-my-family',
  '/hub',
  '/hub/trips-tracker',
  '/hub/trips-manager',
  '/hub/trips-bulk',
  '/hub/trips-timeline',
  '/hub/timeline',
  '/hub/sheets',
  '/hub/sheets-compact',
  '/hub/groups',
  '/hub/groups/{id}',
  '/hub/students-spreadsheet',
  '/hub/hostfamilies',
  '/hub/hostfamilies/{id|new}/edit',
  '/hub/hostfamilies/{id}/edit-old',
  '/hub/hostfamilies/{id}/calendar',
  '/hub/yearly-planner',
  '/hub/vetting',
  '/hub/scouting-families',
  '/hub/unresponsive-hfs',
  '/hub/geofences',
  '/hub/pages',
  '/hub/blogs',
  '/hub/menus',
  '/hub/testimonials',
  '/hub/content-engine-list',
  '/hub/sources',
  '/hub/chat-gpt',
  '/hub/messages',
];

const later = names.filter((name) => ROUTES[name].kind === 'later').map((name) => PAGE_PATHS[name]);

test('these pages, and no others, are still to come', () => {
  expect(later).toEqual(LATER);
});

test('every page that is still to come has a sentence of its own, and none is left of a page that is there', () => {
  const promised = new Set(names.flatMap((name) => (ROUTES[name].kind === 'later' ? [ROUTES[name].title] : [])));
  expect(Object.keys(comingLater.what).toSorted()).toEqual([...promised].toSorted());
});

test('no title is left of a page that has another', () => {
  const used = new Set<string>(names.flatMap((name) => (ROUTES[name].kind === 'redirect' ? [] : [ROUTES[name].title])));
  expect(Object.keys(titles.page).filter((key) => !used.has(key))).toEqual([]);
});

test('notifications are told wherever the bell is, on whichever page it was opened', () => {
  const frames = Object.values(FRAMES).filter(({ words }) => words.includes('notifications'));
  expect(frames.length).toBeGreaterThan(3);
  for (const { words } of frames) expect(words).toContain('names');
});
