// Menus offer what the guards let in, of every role, and nothing else.

import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { PAGES } from '#web/pages/pages.ts';
import { decide, isOpen } from '#web/platform/navigation/guard.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAreas } from './areas.model.ts';
import {
  findShortcutPage,
  listCardPages,
  listHubGroups,
  listMenuPages,
  listOpenGroups,
  listOwnPages,
  listShortcuts,
  MAIN_PAGES,
} from './navigation.model.ts';

const HUB_GROUPS = listHubGroups(PAGES);
const TARGET = { search: '', hash: '' };

/** The rights that not all of the staff has, as long as nobody switches them. */
const HOLDERS: Readonly<Partial<Record<Capability, readonly Role[]>>> = {
  'users.read': ['Coordinator', 'Finance', 'Administrator'],
  'users.write': ['Administrator'],
  'users.viewAs': ['Administrator'],
  'roles.write': ['Administrator'],
  'audit.read': ['Administrator'],
  'mails.read': ['Administrator'],
  'campaigns.write': ['Coordinator', 'Administrator'],
  'trips.create': ['Coordinator', 'Agent', 'Administrator'],
};

function rightsOf(roles: readonly Role[]): Capability[] {
  return CAPABILITIES.filter((right) => HOLDERS[right]?.some((role) => roles.includes(role)) ?? true);
}

function canOpenWith(roles: readonly Role[], capabilities = rightsOf(roles)) {
  const user = userWith(roles, { capabilities });
  return (page: PageName) => isOpen(page, { user, table: PAGES });
}

function offered(roles: readonly Role[]): PageName[] {
  return listOpenGroups(HUB_GROUPS, canOpenWith(roles)).flatMap(({ pages }) => pages);
}

describe.each(ROLES)('%s', (role) => {
  const user = userWith([role], { capabilities: rightsOf([role]) });

  test('every entry of every area leads to a page that lets the role in', () => {
    const pages = listAreas([role])
      .flatMap(({ name }) => listMenuPages(PAGES, name))
      .filter((page) => canOpenWith([role])(page));
    expect(pages).not.toHaveLength(0);
    for (const page of pages) {
      const { guard } = PAGES[page];
      expect(decide(guard, { user, target: { pathname: PAGE_PATHS[page], ...TARGET } }), page).toEqual({ kind: 'show' });
    }
  });

  test('an area begins on a page that lets the role in', () => {
    for (const { path } of listAreas([role])) {
      const page = (Object.keys(PAGE_PATHS) as PageName[]).find((name) => PAGE_PATHS[name] === path);
      expect(page, path).toBeDefined();
      if (page !== undefined) expect(canOpenWith([role])(page)).not.toBe('closed');
    }
  });
});

test('only staff is offered the hub', () => {
  expect(offered(['Parent'])).toEqual([]);
  expect(offered(['Host family'])).toEqual([]);
  expect(offered([])).toEqual([]);
});

test('editors see content, no people and no money', () => {
  const pages = offered(['Page editor']);
  expect(pages).toContain('hubPages');
  expect(pages).toContain('hubChatGpt');
  for (const page of ['hubStudents', 'hubHostFamilies', 'hubPayments', 'hubUsers', 'hubRoles'] as const) expect(pages).not.toContain(page);
});

test('roles and permissions are offered to administrators alone', () => {
  expect(offered(['Administrator'])).toEqual(expect.arrayContaining(['hubRoles', 'hubPermissions', 'hubUsers']));
  for (const role of ROLES.filter((one) => one !== 'Administrator')) {
    expect(offered([role])).not.toContain('hubRoles');
    expect(offered([role])).not.toContain('hubPermissions');
  }
});

test('a right that is switched off takes its entry away', () => {
  const without = canOpenWith(
    ['Coordinator'],
    CAPABILITIES.filter((right) => right !== 'trips.create'),
  );
  expect(canOpenWith(['Coordinator'])('hubCreateTrip')).toBe(true);
  expect(without('hubCreateTrip')).toBe(false);
});

test('a group without a page that opens is left out', () => {
  expect(listOpenGroups(HUB_GROUPS, (page) => page === 'hubUsers')).toEqual([{ name: 'administration', pages: ['hubUsers'] }]);
});

test('every page of the hub that needs no parameters and is no old address stands in the menu', () => {
  const linked = new Set(listMenuPages(PAGES, 'hub'));
  const missing = (Object.entries(PAGE_PATHS) as [PageName, string][]).filter(
    ([name, path]) => path.startsWith('/hub') && !path.includes('{') && !linked.has(name) && !name.startsWith('hubOld'),
  );
  // The calculator is the generator under another address.
  expect(missing.map(([name]) => name)).toEqual(['hubPricingCalculator']);
});

test('an area begins with the pages that are used most', () => {
  const begin = (area: 'travel' | 'hostFamily') => listMenuPages(PAGES, area).slice(0, MAIN_PAGES);
  expect(begin('travel')).toEqual(['travelDashboard', 'travelTrips', 'travelMessages', 'travelStudents']);
  expect(begin('hostFamily')).toEqual(['hostHostings', 'hostDashboard', 'hostMessages', 'hostCalendar']);
});

test('a card on the mobile start has an icon', () => {
  const cards = (['travel', 'hostFamily', 'hub'] as const).map((area) => listCardPages(PAGES, area));
  expect(cards.map(({ length }) => length)).toEqual([4, 4, 4]);
  const withoutIcon = cards.flat().filter((name) => PAGES[name].kind === 'redirect' || PAGES[name].icon === undefined);
  expect(withoutIcon).toEqual([]);
});

test('the pages about the account stand apart from the navigation', () => {
  expect(listOwnPages(PAGES)).toEqual(['account', 'hubChangePassword']);
  expect(HUB_GROUPS.flatMap(({ pages }) => pages)).not.toContain('hubChangePassword');
});

test('a letter goes to one page, if it opens', () => {
  const letters = listShortcuts(PAGES).map(({ letter }) => letter);
  expect(letters).not.toHaveLength(0);
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
  expect(new Set(letters).size).toBe(letters.length);
  expect(findShortcutPage('U', { table: PAGES, canOpen: () => true })).toBe('hubUsers');
  expect(findShortcutPage('u', { table: PAGES, canOpen: () => false })).toBeUndefined();
  expect(findShortcutPage('z', { table: PAGES, canOpen: () => true })).toBeUndefined();
});
