// A part at the bottom of the window is never covered by what is told in passing.

import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '#web/platform/notices/notices.ts';
import { Notices } from '#web/platform/notices/notices-host.tsx';
import { show } from '#web/testing/render.tsx';
import { clearToasts } from '#web/testing/toasts.ts';
import { useKeepClear } from './keep-clear.ts';

function Note() {
  const part = useRef<HTMLDivElement>(null);
  useKeepClear(part);
  return (
    <div ref={part} data-testid="note" style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, height: 120 }}>
      …
    </div>
  );
}

const room = () => document.documentElement.style.getPropertyValue('--app-kept-clear');
const edge = (name: 'top' | 'bottom', element: Element) => element.getBoundingClientRect()[name];

beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

test.each([360, 1280])('a toast appears above the note, however tall it grows, in a window of %i pixels', async (width) => {
  await page.viewport(width, 740);
  const screen = await show([<Note key="note" />, <Notices key="notices" />]);
  showToast('Done.', { ms: 60_000 });
  const told = screen.getByText('Done.');
  await expect.element(told).toBeVisible();
  const card = told.element().closest('[role="status"]') as Element;
  const isClear = () => edge('bottom', card) <= edge('top', screen.getByTestId('note').element());
  await expect.poll(isClear).toBe(true);
  (screen.getByTestId('note').element() as HTMLElement).style.height = '240px';
  expect(isClear()).toBe(false);
  await expect.poll(isClear).toBe(true);
});

test('a focused field stays clear of a growing note, unless it was scrolled under the note before', async () => {
  const screen = await show([
    <div key="page" style={{ height: 2000, paddingBlockStart: 500 }}>
      <input aria-label="Name" style={{ display: 'block', height: 40 }} />
    </div>,
    <Note key="note" />,
  ]);
  const field = screen.getByLabelText('Name').element() as HTMLElement;
  const note = screen.getByTestId('note').element() as HTMLElement;
  const isClear = () => edge('bottom', field) <= edge('top', note);
  await expect.poll(room).toBe('120px');
  field.focus();
  expect(isClear()).toBe(true);
  note.style.height = '240px';
  expect(isClear()).toBe(false);
  await expect.poll(isClear).toBe(true);
  window.scrollTo(0, 0);
  await expect.poll(isClear).toBe(false);
  note.style.height = '250px';
  await expect.poll(room).toBe('250px');
  expect(isClear()).toBe(false);
});

test('a focused field stays clear of the note when something above the field grows', async () => {
  const screen = await show([
    <div key="page" style={{ paddingBlockEnd: 2000 }}>
      <div data-testid="above" style={{ height: 500 }} />
      <input aria-label="Name" style={{ display: 'block', height: 40 }} />
    </div>,
    <Note key="note" />,
  ]);
  const field = screen.getByLabelText('Name').element() as HTMLElement;
  const isClear = () => edge('bottom', field) <= edge('top', screen.getByTestId('note').element());
  await expect.poll(room).toBe('120px');
  field.focus();
  expect(isClear()).toBe(true);
  (screen.getByTestId('above').element() as HTMLElement).style.height = '640px';
  expect(isClear()).toBe(false);
  await expect.poll(isClear).toBe(true);
});

test('no room is kept for a note that is gone', async () => {
  const screen = await show(<Note />);
  await expect.poll(room).toBe('120px');
  await screen.unmount();
  expect(room()).toBe('');
});
