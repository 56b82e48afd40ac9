// In a menu of pages that open, none stands without a picture: the others would not stand in one line with it.

import { expect, test } from 'vitest';
import type { PageName } from '#contract/platform/page-paths.ts';
import { ROUTES } from '#web/routes.tsx';
import { ENTRY_ICONS } from './entry-icons.ts';
import { MOBILE_PAGES, palettePages } from './navigation.model.ts';

const AREAS = ['travel', 'hostFamily', 'hub'] as const;

test.each(AREAS)('every page of the area %s that opens has a picture, and every card', (area) => {
  const listed: readonly PageName[] = ['mobileHome', 'account', ...palettePages(area)];
  const open = listed.filter((page) => ROUTES[page].kind !== 'later');
  const cards: readonly PageName[] = ['mobileMenu', ...MOBILE_PAGES[area]];
  expect([...open, ...cards].filter((page) => ENTRY_ICONS[page] === undefined)).toEqual([]);
});
