// The frames in a real browser: for every area, light and dark, on a phone and at a desk; and what the keyboard does there.

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#contract/identity/roles.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { overlay } from '#web/features/shell/commands/commands.store.ts';
import HostFamilyFrame from '#web/features/shell/frames/host-family-frame.tsx';
import HubFrame from '#web/features/shell/frames/hub-frame.tsx';
import MobileFrame from '#web/features/shell/frames/mobile-frame.tsx';
import PublicFrame from '#web/features/shell/frames/public-frame.tsx';
import TravelFrame from '#web/features/shell/frames/travel-frame.tsx';
import { MobileCards } from '#web/features/shell/menu/mobile-cards.tsx';
import { MobileMenu } from '#web/features/shell/menu/mobile-menu.tsx';
import { HeaderToolsProvider } from '#web/platform/header-tools.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';

const WORDS = ['frame', 'shell', 'titles', 'mobile', 'names', 'recordSearch'] as const;

/** The harness puts a `main` around everything; the frames bring their own. */
const SKIP = [
  'page-has-heading-one',
  'region',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-unique',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-complementary-is-top-level',
];

const VIEWED = { id: 1, name: 'Ada Root', since: '2026-11-20T10:00:00Z' } as const;

interface Stage {
  readonly name: PageName;
  readonly roles: readonly Role[] | null;
  readonly frame: React.ReactNode;
}

const shown = (key: string, target: string | null) => ({ key, label: `Link ${key}`, target, page: null, entries: [] });
const MENUS = {
  header: [{ ...shown('1', '/page/a'), entries: [shown('2', 'https://a.example')] }, shown('3', '/blog')],
  footer: [{ ...shown('4', null), entries: [shown('5', '/page/b')] }],
};

const content = <h1>Here</h1>;

const STAGES: Readonly<Record<string, Stage>> = {
  public: { name: 'contactUs', roles: null, frame: <PublicFrame>{content}</PublicFrame> },
  travel: { name: 'travelTrips', roles: ['Parent', 'Agent'], frame: <TravelFrame>{content}</TravelFrame> },
  hostFamily: { name: 'hostCalendar', roles: ['Host family'], frame: <HostFamilyFrame>{content}</HostFamilyFrame> },
  hub: { name: 'hubUsers', roles: ['Administrator', 'Parent'], frame: <HubFrame>{content}</HubFrame> },
  mobile: {
    name: 'mobileMenu',
    roles: ['Parent', 'Host family'],
    frame: (
      <MobileFrame>
        {content}
        <MobileCards />
        <MobileMenu />
      </MobileFrame>
    ),
  },
};

async function enter(
  { name, roles, frame }: Stage,
  { scheme = 'light', journey, more = {} }: { scheme?: 'light' | 'dark'; journey?: Journey; more?: object } = {},
) {
  signInAs(roles === null ? null : userWith(roles, more));
  return show(pageAround(frame, { name, ...(journey === undefined ? {} : { journey }) }), { scheme, words: WORDS });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', playServer({ 'GET /api/hub/records': () => ({ data: [] }), 'GET /api/menus': () => MENUS }));
  await page.viewport(1280, 800);
  overlay.set(null);
  persist.update({ shortcutsOff: undefined, navigationFolded: undefined });
  return () => vi.unstubAllGlobals();
});

describe.each(Object.entries(STAGES))('%s', (_, stage) => {
  test.each(['light', 'dark'] as const)('%s: no fault on a phone and at a desk, and nothing sticks out', async (scheme) => {
    await enter(stage, { scheme, more: { viewedBy: VIEWED, unreadMessageCount: 120 } });
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      expect(await listAxeFaults(document.body, SKIP)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});

test.each(['Hosted Stays', 'Homestays'])('on a phone the name %s is read whole beside all that a header holds', async (product) => {
  await page.viewport(360, 800);
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'product-name', content: product });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const tools = <span style={{ width: 44 }} />;
  const around = <HeaderToolsProvider value={tools}>{STAGES['public']?.frame}</HeaderToolsProvider>;
  const screen = await enter({ name: 'contactUs', roles: ['Parent'], frame: around });
  const name = screen.getByText(product, { exact: true }).element();
  expect([name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight]).toEqual([0, 0]);
});

test('the first key reaches the way past the menus, which leads to the page', async () => {
  const screen = await enter(STAGES['hub'] as Stage);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});

test('a viewing is always told, with the way out; nothing of it otherwise', async () => {
  const screen = await enter(STAGES['travel'] as Stage, { more: { viewedBy: VIEWED } });
  await expect.element(screen.getByText('You’re viewing the system as Nora Byrne.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stop viewing' })).toBeVisible();
  signInAs(userWith(['Parent']));
  await expect.element(screen.getByRole('button', { name: 'Stop viewing' })).not.toBeInTheDocument();
});

test('unread messages are told to parents, not to administrators', async () => {
  const parent = await enter({ ...(STAGES['travel'] as Stage), roles: ['Parent'] }, { more: { unreadMessageCount: 2 } });
  await expect.element(parent.getByRole('link', { name: /Messages.*2 unread messages|Messages.*coming soon/ }).first()).toBeInTheDocument();
  await expect.element(parent.getByText('2', { exact: true }).first()).toBeInTheDocument();
  await parent.unmount();
  const admin = await enter({ ...(STAGES['hub'] as Stage), roles: ['Administrator'] }, { more: { unreadMessageCount: 97 } });
  await expect.element(admin.getByText('97')).not.toBeInTheDocument();
});

test('somebody with one role has no areas to switch, somebody with two has', async () => {
  const one = await enter({ ...(STAGES['hub'] as Stage), roles: ['Finance'] });
  await expect.element(one.getByRole('button', { name: /Switch area/ })).not.toBeInTheDocument();
  await one.unmount();
  const two = await enter(STAGES['hub'] as Stage);
  await two.getByRole('button', { name: /Switch area/ }).click();
  await expect.element(two.getByRole('menuitem', { name: 'Parent area' })).toBeVisible();
});

describe('the keyboard in the hub', () => {
  test('Ctrl and K opens the palette; typing and Enter goes there; Esc closes it', async () => {
    const journey: Journey = { went: [] };
    const screen = await enter(STAGES['hub'] as Stage, { journey });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('combobox', { name: 'Search and commands' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('yearly');
    await expect.element(screen.getByRole('option', { name: /Yearly planner/ })).toHaveAttribute('aria-selected', 'true');
    expect(await listAxeFaults(document.body, SKIP)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).not.toBeInTheDocument();
    expect(journey.went).toEqual(['/hub/yearly-planner']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
  });

  test('the palette says so when nothing is called that, and the arrows go round', async () => {
    const screen = await enter(STAGES['hub'] as Stage);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('theme{ArrowUp}');
    await expect.element(screen.getByRole('option', { name: 'Theme: Automatic' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('option', { name: 'Theme: Dark' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('zzzq');
    await expect.element(screen.getByText('No record found for “themezzzq”', { exact: true })).toBeVisible();
  });

  test('the palette invites somebody, speaks another language and changes the colours, for who may', async () => {
    const journey: Journey = { went: [] };
    const screen = await enter(STAGES['hub'] as Stage, { journey });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('language');
    await expect.element(screen.getByRole('option', { name: 'Language: Deutsch' })).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('invite{Enter}');
    // Enter waits for the answer to what was typed.
    await vi.waitFor(() => expect(journey.went).toEqual(['/hub/users?invite=yes']));
    await screen.unmount();
    const reader = await enter(
      { ...(STAGES['hub'] as Stage), roles: ['Coordinator'] },
      { more: { capabilities: ['hub.enter', 'users.read'] } },
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('invite');
    await expect.element(reader.getByText('No record found for “invite”', { exact: true })).toBeVisible();
  });

  test('? shows the keys, and a switch there silences them', async () => {
    const screen = await enter(STAGES['hub'] as Stage);
    await userEvent.keyboard('?');
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await listAxeFaults(document.body, SKIP)).toEqual([]);
    await userEvent.tab();
    await expect.element(screen.getByRole('switch', { name: /^Single-key shortcuts/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(persist.get().shortcutsOff).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  test('the menu folds, and stays so', async () => {
    const screen = await enter(STAGES['hub'] as Stage);
    await screen.getByRole('button', { name: 'Collapse menu' }).click();
    expect(persist.get().navigationFolded).toBe(true);
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Expand menu' }).click();
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

test('the menus of public pages stand side by side at a desk, in one menu on a phone, and lead within the site and outside', async () => {
  const stage = STAGES['public'];
  if (stage === undefined) throw new TypeError('There is no public frame.');
  await enter(stage);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Link 1', { exact: true }).first().click();
  await expect.element(menu.getByRole('link', { name: 'Link 1' })).toHaveAttribute('href', '/page/a');
  await expect.element(menu.getByRole('link', { name: 'Link 2' })).toHaveAttribute('href', 'https://a.example');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu.getByRole('link', { name: 'Link 2' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Link 5' })).toBeVisible();
  await page.viewport(360, 800);
  await expect.element(menu.getByRole('link', { name: 'Link 3' })).not.toBeInTheDocument();
  menu.element().querySelectorAll('summary')[1]?.click();
  await expect.element(menu.getByRole('link', { name: 'Link 3' })).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(menu.getByRole('link', { name: 'Link 3' })).not.toBeInTheDocument();
});
