// The calendar inside a dialog of the page around.

import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { en } from '../../locales/en.ts';
import { DateRangeField } from '../date-range/date-range.tsx';

it('keeps its closing to itself', async () => {
  const onClose = vi.fn();
  const onCancel = vi.fn();
  const screen = await render(
    <dialog open onClose={onClose} onCancel={onCancel}>
      <DateRangeField label="Stay" value={{ from: '', to: '' }} onChange={() => {}} messages={en} />
    </dialog>,
  );
  const calendar = () => document.querySelector('.pricing-calendar');
  await screen.getByRole('button', { name: en.dates.open }).click();
  await expect.poll(calendar).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(calendar).toBeNull();
  expect([onClose.mock.calls, onCancel.mock.calls]).toEqual([[], []]);
});
