// Numbers, amounts and single dates as they are typed.

import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../locales/en.ts';
import { AmountField, type AmountFieldProps } from '../amount-field/amount-field.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';

const told = vi.fn<(value: unknown) => void>();

/** Holds the value, and offers to set it back from outside. */
function Holding<V>({ start, children }: { readonly start: V; readonly children: (value: V, onChange: (value: V) => void) => ReactNode }) {
  const [value, setValue] = useState(start);
  const change = (next: V) => {
    told(next);
    setValue(next);
  };
  return (
    <>
      {children(value, change)}
      <button type="button" onClick={() => setValue(start)}>
        Reset
      </button>
    </>
  );
}

const amount = (start: string, props: Partial<AmountFieldProps> = {}) => {
  told.mockClear();
  return render(
    <Holding start={start}>
      {(value, onChange) => <AmountField label="Amount" messages={en} fractionDigits={2} {...props} {...{ value, onChange }} />}
    </Holding>,
  );
};
const box = () => page.getByRole('textbox');

it.each([
  ['en-IE', '1,234.50', '1,234.50'],
  ['fr-FR', '1 234,50', '1\u00a0234,50'],
  ['es-ES', '1234,50', '1234,50'],
  ['it-IT', '1.234,50', '1234,50'],
  ['de-DE', '1.234,50', '1.234,50'],
  ['ja-JP', '１，２３４．５', '1,234.50'],
  ['ko-KR', '1,234.5', '1,234.50'],
  ['zh-CN', '1234.5', '1,234.50'],
  ['ar-EG', '١٬٢٣٤٫٥', '١٬٢٣٤٫٥٠'],
])('an amount typed in %s', async (locale, typed, written) => {
  await amount('', { locale });
  await box().fill(typed);
  await userEvent.tab();
  expect(told.mock.lastCall).toEqual(['1234.50']);
  await expect.element(box()).toHaveValue(written);
});

it('shows how an amount was read that the locale would write otherwise', async () => {
  await amount('', { locale: 'de-DE' });
  await box().fill('1,234.5');
  await expect.element(box()).toHaveAccessibleDescription('Read as 1.234,5');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('1.234,50');
});

it.each([
  ['1.234', { locale: 'fr-FR' }, 'Enter a number such as 12\u00a0345,50.'],
  ['1,234', { locale: 'fr-FR' }, 'Use at most 2 decimal places.'],
  ['-5', {}, 'Enter 0 or more.'],
  ['5.5', { fractionDigits: 0 }, 'Enter a whole number.'],
  ['abc', { suffix: '%' }, 'Enter a number such as 12.5.'],
] as const)('an amount that is none, %s, stays as it was typed and counts as empty', async (typed, props, error) => {
  await amount('7.00', props);
  await box().fill(typed);
  await userEvent.tab();
  await expect.element(box()).toHaveValue(typed);
  await expect.element(box()).toHaveAccessibleDescription(error);
  expect(told.mock.lastCall).toEqual(['']);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(box()).not.toHaveValue(typed);
});

it('a percentage keeps its digits, a credit its minus', async () => {
  await amount('', { suffix: '%', negative: 'allowed' });
  await box().fill('-12.5 %');
  await userEvent.tab();
  expect(told.mock.lastCall).toEqual(['-12.5']);
  await expect.element(box()).toHaveValue('-12.5');
});

it('a number is counted by buttons and arrows, typed with groups, and kept when out of range', async () => {
  told.mockClear();
  await render(
    <Holding<number | null> start={49}>
      {(value, onChange) => <NumberField label="Students" messages={en} min={1} max={1500} {...{ value, onChange }} />}
    </Holding>,
  );
  const number = page.getByRole('spinbutton');
  await page.getByLabelText('Increase Students').click();
  await number.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(told.mock.calls).toEqual([[50], [49], [48]]);
  await number.fill('1,234');
  expect(told.mock.lastCall).toEqual([1234]);
  for (const typed of ['1501', '2.5', 'x']) {
    await number.fill(typed);
    await userEvent.tab();
    await expect.element(number).toHaveValue(typed);
    await expect.element(number).toHaveAccessibleDescription('Enter a whole number from 1 to 1,500.');
    expect(told.mock.lastCall).toEqual([null]);
  }
  await page.getByLabelText('Decrease Students').click();
  expect(told.mock.lastCall).toEqual([1]);
  await expect.element(number).toHaveValue('1');
  await expect.element(page.getByLabelText('Decrease Students')).toBeDisabled();
});

it('a date is typed or picked', async () => {
  told.mockClear();
  await render(
    <Holding start="2026-12-04">
      {(value, onChange) => <DateField label="Due" messages={en} max="2026-12-31" today="2026-11-20" {...{ value, onChange }} />}
    </Holding>,
  );
  await box().fill('7/12');
  await userEvent.tab();
  expect(told.mock.lastCall).toEqual(['2026-12-07']);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect.element(page.getByRole('button', { name: 'Monday 7 December 2026, selected' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}{Enter}');
  expect(told.mock.lastCall).toEqual(['2026-12-31']);
  await box().fill('1/1/2027');
  await userEvent.tab();
  await expect.element(box()).toHaveAccessibleDescription('Choose 31 Dec 2026 or earlier.');
});

it('boxes are ticked and unticked, and ids without a choice stay', async () => {
  told.mockClear();
  const choices = [1, 2].map((id) => ({ id, name: `Service ${id}` }));
  await render(
    <Holding<readonly number[]> start={[9]}>
      {(values, onChange) => <CheckboxGroup legend="Services" {...{ choices, values, onChange }} />}
    </Holding>,
  );
  await page.getByLabelText('Service 2').click();
  await page.getByLabelText('Service 1').click();
  await page.getByLabelText('Service 2').click();
  expect(told.mock.calls).toEqual([[[9, 2]], [[9, 2, 1]], [[9, 1]]]);
});
