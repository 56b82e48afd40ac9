// The command palette in a real browser: what it tells screen readers, and which keys and pointers it follows.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#contract/platform/locales.ts';
import HubFrame from '#web/features/shell/frames/hub-frame.tsx';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { overlay } from './commands.store.ts';

async function enterHub({ locale = 'en', scheme = 'light' }: { locale?: Locale; scheme?: 'light' | 'dark' } = {}) {
  const journey: Journey = { went: [] };
  signInAs(userWith(['Administrator', 'Parent']));
  const hub = pageAround(
    <HubFrame>
      <h1>Here</h1>
    </HubFrame>,
    { name: 'hubUsers', journey },
  );
  const screen = await show(hub, { locale, scheme, words: ['frame', 'shell', 'titles', 'mobile', 'names', 'recordSearch'] });
  return { screen, journey, field: screen.getByRole('combobox') };
}

async function openPalette(around?: Parameters<typeof enterHub>[0]) {
  const hub = await enterHub(around);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(hub.field).toHaveFocus();
  return hub;
}

/** The option that the field names to screen readers, with whether that option says the same of itself. */
function namedOption(): { text: string | undefined; selected: string | null | undefined } {
  const option = document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
  return { text: option?.firstElementChild?.textContent, selected: option?.getAttribute('aria-selected') };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  overlay.set(null);
  vi.stubGlobal('fetch', playServer({ 'GET /api/hub/records': () => ({ data: [] }) }));
  persist.update({ shortcutsOff: undefined, navigationFolded: undefined });
  return () => vi.unstubAllGlobals();
});

test('keeps what is typed before its field is there, and follows no shortcut meanwhile', async () => {
  const { field, journey } = await enterHub();
  const press = (key: string, held = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }));
  press('k', { ctrlKey: true });
  await expect.poll(() => overlay.get()).toBe('palette');
  for (const key of ['g', 'h', 'x', 'Backspace']) press(key);
  await expect.element(field).toHaveValue('gh');
  await expect.element(field).toHaveFocus();
  expect(journey.went).toEqual([]);
  await userEvent.keyboard('t{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveValue('');
});

test('names the first option when it opens, and each option that keys or the mouse choose', async () => {
  const { screen } = await openPalette();
  expect(namedOption()).toEqual({ text: 'Dashboard', selected: 'true' });
  await userEvent.keyboard('theme');
  for (const [key, name] of [
    ['ArrowDown', 'Light'],
    ['ArrowUp', 'Dark'],
    ['ArrowUp', 'Automatic'],
    ['PageUp', 'Dark'],
    ['PageDown', 'Automatic'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(namedOption).toEqual({ text: `Theme: ${name}`, selected: 'true' });
  }
  await screen.getByRole('option', { name: 'Theme: Light' }).hover();
  await expect.poll(namedOption).toEqual({ text: 'Theme: Light', selected: 'true' });
  expect(document.querySelectorAll('[role="option"][aria-selected="true"]')).toHaveLength(1);
});

test.each([
  ['that is composing', { isComposing: true }],
  ['of Safari, which has just ended composing', { keyCode: 229 }],
])('leaves Enter to an input method %s', async (_, about) => {
  const { field, journey } = await openPalette();
  await userEvent.keyboard('yearly');
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...about }));
  await expect.element(field).toHaveFocus();
  expect(journey.went).toEqual([]);
});

test('runs the command after Enter on an on-screen keyboard, which names no physical key', async () => {
  const { field, journey } = await openPalette();
  await userEvent.keyboard('yearly');
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: '', bubbles: true, cancelable: true }));
  await expect.element(field).not.toBeInTheDocument();
  expect(journey.went).toEqual(['/hub/yearly-planner']);
});

test('gives the focus back to the button that opened it', async () => {
  const { screen, field } = await enterHub();
  const button = screen.getByRole('button', { name: /^Search and commands/ });
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test.each([
  ['en', 'light', ['Pages', 'Actions']],
  ['ja', 'dark', ['ページ', '操作']],
] as const)('has groups with names, without faults, on a phone and at a desk: %s', async (locale, scheme, names) => {
  const { screen } = await openPalette({ locale, scheme });
  for (const name of names) await expect.element(screen.getByRole('group', { name })).toBeInTheDocument();
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    expect(await listAxeFaults(screen.getByRole('dialog').element())).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
