// Days in forms: typed as the language has it, chosen from a calendar, and the very same day in every zone.

import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#contract/platform/locales.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import type { OpenRange } from '#web/ui/calendar/range.ts';
import { DateInput, type DateProps } from './date-field.tsx';
import { DateRangeInput } from './date-range-field.tsx';

const words = ['form', 'calendar'] as const;

function Day({ heard, first = '', ...props }: { heard: (day: string) => void; first?: string } & DateProps) {
  const [value, setValue] = useState(first);
  const change = (day: string) => {
    setValue(day);
    heard(day);
  };
  return <DateInput label="Arrival" value={value} onChange={change} {...props} />;
}

function Range({ heard }: { heard: (range: OpenRange) => void }) {
  const [value, setValue] = useState<OpenRange>({ from: '2026-07-06', to: null });
  const change = (range: OpenRange) => {
    setValue(range);
    heard(range);
  };
  return <DateRangeInput label="Stay" value={value} onChange={change} />;
}

const field = () => page.getByRole('textbox', { name: 'Arrival' });

describe('a typed day', () => {
  test.each<[Locale, string, string, string]>([
    ['en', '2/7/2026', '2 Jul 2026', 'DD/MM/YYYY'],
    ['de', '2.7.2026', '2. Juli 2026', 'TT.MM.JJJJ'],
    ['ja', '2026/7/2', '2026年7月2日', '年年年年/月月/日日'],
    ['en', '2 July 2026', '2 Jul 2026', 'DD/MM/YYYY'],
  ])('%s: %s', async (locale, typed, written, pattern) => {
    const heard = vi.fn();
    await show(<Day heard={heard} />, { words, locale });
    await expect.element(field()).toHaveAttribute('placeholder', pattern);
    await field().fill(typed);
    expect(heard).toHaveBeenLastCalledWith('2026-07-02');
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).toHaveValue(written);
  });

  test('is passed on as it is if it doesn’t exist, for the shape to refuse', async () => {
    const heard = vi.fn();
    await show(<Day heard={heard} />, { words });
    await field().fill('31/2/2026');
    expect(heard).toHaveBeenLastCalledWith('31/2/2026');
    await field().fill('');
    expect(heard).toHaveBeenLastCalledWith('');
  });
});

describe('a day from the calendar', () => {
  test('is led to by keys, and the focus comes back', async () => {
    const heard = vi.fn();
    await show(<Day heard={heard} first="2026-07-02" min="2026-07-01" />, { words });
    await page.getByRole('button', { name: 'Choose date for Arrival' }).click();
    await expect.element(page.getByRole('button', { name: 'Thursday 2 July 2026' })).toHaveFocus();
    expect(await listAxeFaults()).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{PageDown}{Enter}');
    expect(heard).toHaveBeenLastCalledWith('2026-08-01');
    await expect.element(page.getByRole('button', { name: 'Choose date for Arrival' })).toHaveFocus();
    await expect.element(field()).toHaveValue('1 Aug 2026');
  });

  test('years ago is two choices away', async () => {
    await show(<Day heard={() => {}} min="1950-01-01" max="2026-11-20" opensOn="2012-01-01" />, { words });
    await page.getByRole('button', { name: 'Choose date for Arrival' }).click();
    await page.getByRole('combobox', { name: 'Year' }).selectOptions('1987');
    await page.getByRole('combobox', { name: 'Month' }).selectOptions('May');
    await expect.element(page.getByRole('grid', { name: 'May 1987' })).toBeVisible();
  });
});

test('a range is picked in one calendar', async () => {
  const heard = vi.fn();
  await show(<Range heard={heard} />, { words });
  await page.getByRole('button', { name: 'Choose date for Stay' }).click();
  await page.getByRole('button', { name: 'Thursday 9 July 2026' }).click();
  expect(heard).toHaveBeenLastCalledWith({ from: '2026-07-06', to: '2026-07-09' });
  await expect.element(page.getByRole('button', { name: 'Choose date for Stay' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('9 Jul 2026');
  expect(await listAxeFaults()).toEqual([]);
});
