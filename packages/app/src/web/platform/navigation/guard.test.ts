// Who may open which page, and where they go instead.

import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { PAGES } from '#web/pages/pages.ts';
import { userWith } from '#web/testing/accounts.ts';
import { canPassGuard, decide, findLandingPage } from './guard.ts';

const names = Object.keys(PAGE_PATHS) as PageName[];
const target = (pathname: string, search = '') => ({ pathname, search, hash: '' });

function openers(name: PageName): Role[] {
  return ROLES.filter((role) => canPassGuard(PAGES[name].guard, userWith([role])));
}

describe('nobody signed in', () => {
  test('gets into no page of the hub, of host families or of the wrapper', () => {
    const closed = names.filter((name) => /^\/(hub|host-family|mobile)(\/|$)/.test(PAGE_PATHS[name]));
    expect(closed.filter((name) => canPassGuard(PAGES[name].guard, null))).toEqual([]);
  });

  test('is sent to sign in, keeps the e-mail address of the link, and is remembered with the whole target', () => {
    const decision = decide(PAGES.travelInvoices.guard, { user: null, target: target('/travel/invoices', '?email=a%40b.example&page=2') });
    expect(decision).toEqual({ kind: 'signIn', to: '/login?email=a%40b.example', remember: '/travel/invoices?email=a%40b.example&page=2' });
  });
});

describe('a wrong role', () => {
  test.each<[Role, PageName, string]>([
    ['Parent', 'hubUsers', '/travel/dashboard'],
    ['Host family', 'travelDashboard', '/host-family/hostings'],
    ['Host family', 'hub', '/host-family/hostings'],
    ['Parent', 'hostElsewhere', '/travel/dashboard'],
    ['Finance', 'hubCreateTrip', '/hub'],
    ['Vetting admin', 'hubCreateTrip', '/hub/vetting'],
    ['Page editor', 'hubCreateTrip', '/hub/pages'],
  ])('%s on %s is refused and goes to %s', (role, name, to) => {
    expect(decide(PAGES[name].guard, { user: userWith([role]), target: target('/x') })).toEqual({ kind: 'go', to, refused: true });
  });

  test('includes a right that was switched off', () => {
    const administrator = userWith(['Administrator'], { capabilities: [] });
    expect(canPassGuard(PAGES.hubUsers.guard, administrator)).toBe(false);
  });
});

describe('access to pages', () => {
  test.each<[PageName, Role[]]>([
    ['hubCreateTrip', ['Coordinator', 'Agent', 'Administrator']],
    ['travelDashboard', ['Parent']],
    ['travelParentDashboard', ['Parent']],
    ['travelMessages', ['Parent']],
    ['hostHostings', ['Host family']],
    ['hubTripsBulk', ['Coordinator', 'Administrator']],
    ['hubPayouts', ['Finance', 'Administrator']],
    ['hubVetting', ['Coordinator', 'Administrator', 'Vetting admin']],
    ['hubPages', ['Administrator', 'Page editor']],
    ['hubRoles', ['Administrator']],
    ['hubTripTypes', ['Coordinator', 'Finance', 'Administrator']],
    ['hubCurrencies', ['Finance', 'Administrator']],
  ])('%s: %j', (name, roles) => {
    expect(openers(name).toSorted()).toEqual(roles.toSorted());
  });

  test('includes the landing page of every role', () => {
    for (const role of ROLES) {
      const user = userWith([role]);
      expect(findLandingPage(user, { next: undefined, table: PAGES })).toBe(user.defaultRoute);
      const name = names.find((one) => PAGE_PATHS[one] === user.defaultRoute);
      expect(name !== undefined && canPassGuard(PAGES[name].guard, user)).toBe(true);
    }
  });

  test('is refused to users without a role, except for the page that says so', () => {
    const nobody = userWith([]);
    expect(decide(PAGES.hub.guard, { user: nobody, target: target('/hub') })).toMatchObject({ kind: 'go', to: '/no-access' });
    expect(canPassGuard(PAGES.noAccess.guard, nobody)).toBe(true);
    expect(decide(PAGES.noAccess.guard, { user: userWith(['Parent']), target: target('/no-access') })).toEqual({
      kind: 'go',
      to: '/travel/dashboard',
      refused: false,
    });
  });
});

describe('after signing in', () => {
  const parent = userWith(['Parent']);
  const landing = (next: string | undefined) => findLandingPage(parent, { next, table: PAGES });

  test('somebody goes on to where they wanted to go', () => {
    expect(landing('/travel/invoices?page=2#last')).toBe('/travel/invoices?page=2#last');
  });

  test.each([undefined, '/hub/users', '/nonsense', '//evil.example', 'https://evil.example', '/login', '/'])(
    '%j leads to the default page',
    (next) => {
      expect(landing(next)).toBe('/travel/dashboard');
    },
  );
});
