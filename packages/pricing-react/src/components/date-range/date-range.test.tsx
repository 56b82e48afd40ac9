// A range of dates, typed and picked: by keyboard alone, by pointer, in a shadow root, in nine locales.

import { type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../locales/en.ts';
import { type DateRange, DateRangeField, type DateRangeFieldProps } from './date-range.tsx';

const told = vi.fn<(value: DateRange) => void>();

function Controlled({ start = { from: '', to: '' }, ...props }: Partial<DateRangeFieldProps> & { readonly start?: DateRange }) {
  const [value, setValue] = useState(start);
  const change = (next: DateRange) => {
    told(next);
    setValue(next);
  };
  return <DateRangeField label="Stay" messages={en} today="2026-11-20" {...props} value={value} onChange={change} />;
}

const show = (ui: ReactNode) => {
  told.mockClear();
  return render(<StrictMode>{ui}</StrictMode>);
};
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const opener = () => page.getByRole('button', { name: 'Open calendar' });
const day = (name: string) => page.getByRole('button', { name, exact: true });

it('selects a range by keyboard and restores the focus', async () => {
  await show(<Controlled />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.poll(focusedName).toBe('Friday 20 November 2026, today');
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}{PageUp}{Home}');
  await expect.poll(focusedName).toBe('Monday 20 September 2027');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  await expect.poll(focusedName).toBe('Tuesday 14 September 2027, arrival');
  await expect.element(page.getByRole('status')).toHaveTextContent('Choose departure date');
  await userEvent.keyboard('{PageDown}{End}');
  await expect.poll(focusedName).toBe('Sunday 17 October 2027, 33 nights');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(told.mock.calls).toEqual([[{ from: '2027-09-14', to: '2027-10-17' }]]);
  await expect.element(opener()).toHaveFocus();
  await expect.element(page.getByLabelText('Departure date')).toHaveValue('17 Oct 2027');
  await expect.element(page.getByText('33 nights')).toBeVisible();
});

it('Escape closes it without changes and restores the focus', async () => {
  await show(<Controlled start={{ from: '2026-07-05', to: '2026-07-26' }} />);
  await opener().click();
  await expect.poll(focusedName).toBe('Sunday 5 July 2026, arrival');
  await userEvent.keyboard('{ArrowRight}{Enter}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(told).not.toHaveBeenCalled();
});

it('selects by pointer: an earlier second day starts over, a day too far away is refused', async () => {
  await show(<Controlled start={{ from: '', to: '' }} longestDays={10} today="2026-07-15" />);
  await opener().click();
  await day('Wednesday 15 July 2026, today').click();
  await day('Sunday 5 July 2026').click();
  await expect.element(day('Wednesday 15 July 2026, 10 nights, today')).toHaveAttribute('aria-disabled', 'true');
  await day('Wednesday 15 July 2026, 10 nights, today').click({ force: true });
  expect(told).not.toHaveBeenCalled();
  await day('Tuesday 14 July 2026, 9 nights').click();
  expect(told.mock.calls).toEqual([[{ from: '2026-07-05', to: '2026-07-14' }]]);
});

it.each([
  ['en-IE', '5/7/2026', '26.7.26', '5 Jul 2026'],
  ['fr-FR', '5 juil. 2026', '26/7/2026', '5 juil. 2026'],
  ['es-ES', '5 de julio de 2026', '26-7-2026', '5 jul 2026'],
  ['it-IT', '5/7/2026', '26 luglio 2026', '5 lug 2026'],
  ['de-DE', '5.7.2026', '26. Juli 2026', '5. Juli 2026'],
  ['ja-JP', '2026/7/5', '2026年7月26日', '2026年7月5日'],
  ['ko-KR', '2026. 7. 5.', '2026-07-26', '2026년 7월 5일'],
  ['zh-CN', '2026年7月5日', '2026/07/26', '2026年7月5日'],
  ['ar-EG', '٥/٧/٢٠٢٦', '2026-07-26', '٥ يوليو ٢٠٢٦'],
])('is typed in %s', async (locale, from, to, written) => {
  await show(<Controlled locale={locale} />);
  await page.getByLabelText('Arrival date').fill(from);
  await page.getByLabelText('Departure date').fill(to);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told.mock.lastCall).toEqual([{ from: '2026-07-05', to: '2026-07-26' }]);
  await expect.element(page.getByLabelText('Arrival date')).toHaveValue(written);
});

it('an incomplete date keeps its text and the other date, and counts as empty', async () => {
  await show(<Controlled start={{ from: '2026-07-05', to: '2026-07-26' }} />);
  const first = page.getByLabelText('Arrival date');
  await first.fill('');
  await userEvent.keyboard('1/7/2026');
  expect(told.mock.calls).toEqual([[{ from: '', to: '2026-07-26' }], [{ from: '2026-07-01', to: '2026-07-26' }]]);
  await first.fill('1/7/20');
  await userEvent.keyboard('{Backspace}{Tab}');
  await expect.element(first).toHaveValue('1/7/2');
  await expect.element(first).toHaveAccessibleDescription('Enter a date as DD/MM/YYYY, such as 31/12/2026.');
  expect(told.mock.lastCall).toEqual([{ from: '', to: '2026-07-26' }]);
});

it('shows errors for dates out of range or in the wrong order', async () => {
  await show(<Controlled min="2026-06-01" longestDays={30} start={{ from: '2026-07-05', to: '' }} errors={{ to: ['From outside.'] }} />);
  const last = page.getByLabelText('Departure date');
  await expect.element(last).toHaveAccessibleDescription('From outside.');
  await last.fill('4/7/2026');
  await expect.element(last).toHaveAccessibleDescription('The departure date is before the arrival date.');
  await last.fill('4/8/2026');
  await expect.element(last).toHaveAccessibleDescription('A stay can last at most 30 days.');
  const first = page.getByLabelText('Arrival date');
  await first.fill('31/5/2026');
  await userEvent.tab();
  await expect.element(first).toHaveAccessibleDescription('Choose 1 Jun 2026 or later.');
  expect(told.mock.lastCall).toEqual([{ from: '', to: '2026-08-04' }]);
});

it('arrows lead where they point when days run from right to left', async () => {
  await show(
    <div dir="rtl">
      <Controlled start={{ from: '2026-07-05', to: '2026-07-26' }} />
    </div>,
  );
  await opener().click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focusedName).toBe('Monday 6 July 2026, part of the stay');
});

it('works within a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await show(createPortal(<Controlled start={{ from: '2026-07-05', to: '2026-07-26' }} />, root));
  await opener().click();
  await expect.poll(() => root.activeElement?.getAttribute('aria-label')).toBe('Sunday 5 July 2026, arrival');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
  expect(told.mock.calls).toEqual([[{ from: '2026-07-12', to: '2026-07-13' }]]);
  await expect.poll(() => root.activeElement?.textContent).toBe('Open calendar');
  host.remove();
});
