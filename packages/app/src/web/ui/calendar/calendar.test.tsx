// The calendar: its width, its keys, what each day says, ranges, layers and the list.

import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import type { DayRange } from './range.ts';

const layers: CalendarProps['layers'] = [
  { key: 'own', label: 'Booked', look: 'own' },
  { key: 'held', label: 'Held', look: 'held' },
  { key: 'busy', label: 'Not available', look: 'busy' },
];
const entries: CalendarProps['entries'] = [
  { id: '1', layer: 'own', label: "Ann O'Neill", from: '2026-06-28', to: '2026-07-03' },
  { id: '2', layer: 'held', label: 'Marie', from: '2026-07-03', to: '2026-07-05' },
  { id: '3', layer: 'busy', label: 'Holiday', from: '2026-08-01', to: '2026-08-02' },
];
const surroundings = { words: ['calendar'] as const };

function Stays(props: Partial<CalendarProps>) {
  return <Calendar label="Stays" opensOn="2026-07-08" layers={layers} entries={entries} {...props} />;
}

function Picking({ heard, ...props }: Partial<CalendarProps> & { heard: (range: DayRange) => void }) {
  const [range, setRange] = useState<DayRange | undefined>();
  const pick = (picked: DayRange) => {
    setRange(picked);
    heard(picked);
  };
  return <Stays {...props} entries={[]} onRange={pick} {...(range === undefined ? {} : { range })} />;
}

const day = (name: string | RegExp) => page.getByRole('button', { name });
const focusedDay = () => document.activeElement?.getAttribute('data-day');

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(1280, 900));

describe('its width', () => {
  test.each([
    [992, 618],
    [1280, 618],
  ])('on a screen of %i px is %i px', async (screen, width) => {
    await page.viewport(screen, 900);
    await show(<Stays />, surroundings);
    expect(page.getByRole('region', { name: 'Stays' }).element().getBoundingClientRect().width).toBe(width);
  });

  test.each([991, 360])('on a screen of %i px is that of its place', async (screen) => {
    await page.viewport(screen, 900);
    await show(<Stays />, surroundings);
    const region = page.getByRole('region', { name: 'Stays' }).element();
    expect(region.getBoundingClientRect().width).toBe(region.parentElement?.getBoundingClientRect().width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(screen);
  });
});

describe('a day', () => {
  test('says its whole date, and what is on it', async () => {
    await show(<Stays />, surroundings);
    await expect.element(day("Friday 3 July 2026, Booked, Ann O'Neill; Held, Marie, starts")).toBeVisible();
    await expect.element(day('Wednesday 8 July 2026')).toBeVisible();
    await day(/^Friday 3 July 2026/).click();
    await expect.element(page.getByText('Fri 3 – Sun 5 Jul')).toBeVisible();
  });

  test('is reached by keys, one stop for Tab', async () => {
    await show(<Stays />, surroundings);
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    (day('Wednesday 8 July 2026').element() as HTMLElement).focus();
    const path: [string, string][] = [
      ['{ArrowRight}', '2026-07-09'],
      ['{ArrowDown}', '2026-07-16'],
      ['{Home}', '2026-07-13'],
      ['{End}', '2026-07-19'],
      ['{PageDown}', '2026-08-19'],
      ['{PageUp}{PageUp}', '2026-06-19'],
      ['{Shift>}{PageDown}{/Shift}', '2027-06-19'],
    ];
    for (const [keys, reached] of path) {
      await userEvent.keyboard(keys);
      await expect.poll(focusedDay).toBe(reached);
    }
    await expect.element(page.getByRole('grid', { name: 'June 2027' })).toBeVisible();
  });

  test('keys lead nowhere beyond the bounds', async () => {
    const onMonth = vi.fn();
    await show(<Stays min="2026-07-06" max="2026-08-10" onMonth={onMonth} />, surroundings);
    (day('Wednesday 8 July 2026').element() as HTMLElement).focus();
    await userEvent.keyboard('{PageUp}');
    await expect.poll(focusedDay).toBe('2026-07-06');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect.poll(focusedDay).toBe('2026-08-10');
    expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-08-01');
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });
});

describe('a range', () => {
  test('is picked by keys, spoken while it is, and never over a blocked day', async () => {
    const heard = vi.fn();
    await show(<Picking heard={heard} blocked={(one) => one === '2026-07-20'} />, surroundings);
    await expect.element(page.getByText('Choose a start date.')).toBeVisible();
    (day('Wednesday 8 July 2026').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Choose an end date.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(heard).toHaveBeenLastCalledWith({ from: '2026-07-08', to: '2026-07-15' });
    await expect.element(page.getByText(/: 7 nights$/)).toBeVisible();
    await expect.element(day('Friday 10 July 2026, in range')).toBeVisible();
    await expect.element(day('Monday 20 July 2026, not available')).toHaveAttribute('aria-disabled', 'true');
    await day('Saturday 18 July 2026').click();
    await day('Wednesday 22 July 2026').click();
    expect(heard).toHaveBeenCalledOnce();
    await day('Friday 24 July 2026').click();
    expect(heard).toHaveBeenLastCalledWith({ from: '2026-07-22', to: '2026-07-24' });
    // Whoever leaves in the morning does not need the night.
    await day('Saturday 18 July 2026').click();
    await day('Monday 20 July 2026').click();
    expect(heard).toHaveBeenLastCalledWith({ from: '2026-07-18', to: '2026-07-20' });
  });
});

describe('views', () => {
  test('the list has the month’s entries, and opens them', async () => {
    const onOpen = vi.fn();
    await show(<Stays onOpen={onOpen} />, surroundings);
    await page.getByText('List').click();
    await page.getByRole('button', { name: 'Marie' }).click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(entries[1]);
    await expect.element(page.getByText('Holiday')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByText('Holiday')).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('hold before axe, %s', async (scheme) => {
    await show(<Stays onOpen={() => {}} onRange={() => {}} range={{ from: '2026-07-14', to: '2026-07-17' }} />, {
      ...surroundings,
      scheme,
    });
    expect(await listAxeFaults()).toEqual([]);
    await page.getByText('List').click();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('another month is one choice away; where there is nothing to list there is no list', async () => {
    await show(<Stays layers={[]} entries={[]} min="2026-07-08" max="2027-07-31" />, surroundings);
    const months = page.getByRole('combobox', { name: 'Month' });
    await months.selectOptions('July 2027');
    await expect.element(page.getByRole('grid', { name: 'July 2027' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'July 2027' })).toBeInTheDocument();
    expect(months.element().querySelectorAll('option')).toHaveLength(13);
    expect(page.getByText('List').elements()).toEqual([]);
    await page.viewport(360, 740);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  test('weeks begin as the language has it, and so do the names', async () => {
    await show(<Stays />, { ...surroundings, locale: 'ja' });
    await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('日');
    await expect.element(page.getByRole('grid', { name: '2026年7月' })).toBeVisible();
  });
});

test('today is the platform’s, wherever the viewer is', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T20:00:00Z'), toFake: ['Date'] });
  try {
    await show(<Stays opensOn="2026-07-20" />, surroundings);
    // In Auckland it is the second already.
    expect(document.querySelector('[aria-current="date"]')?.getAttribute('data-day')).toBe('2026-07-01');
  } finally {
    vi.useRealTimers();
  }
});
