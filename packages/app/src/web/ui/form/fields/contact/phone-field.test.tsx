// A phone number that abroad knows nothing of is asked for the code of its country.

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#web/testing/render.tsx';
import { isLocal, PhoneInput } from './phone-field.tsx';

test.each([
  ['087 123 4567', true],
  ['(087) 1234567', true],
  ['+353 87 123 4567', false],
  ['00353871234567', false],
  ['0871', false],
])('%s is local: %s', (number, is) => {
  expect(isLocal(number)).toBe(is);
});

test('a phone number without the code of a country is asked for it; one that has it is left in peace', async () => {
  const asked = page.getByText(/Add the country code/);
  const add = page.getByRole('button', { name: 'Add +353' });
  function Numbers() {
    const [number, setNumber] = useState('');
    return (
      <>
        <PhoneInput label="Own" country="IE" value={number} onChange={setNumber} />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  await show(<Numbers />, { words: ['form'] });
  const field = page.getByRole('textbox', { name: 'Own' });
  for (const number of ['+353 87 123 4567', '00353 87 123 4567', '087']) {
    await field.fill(number);
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    expect(asked.elements(), number).toEqual([]);
  }
  await field.fill('087 123 456');
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(asked).toBeVisible();
  await add.click();
  await expect.element(field).toHaveValue('+353 87 123 456');
  expect(asked.elements()).toEqual([]);
  await field.fill('087 123 4567');
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(field).toHaveValue('+353 87 123 4567');
});

test('the menu of codes stands behind a plus only where the number has no code yet', async () => {
  function Numbers() {
    const [number, setNumber] = useState('+353 87 123 4567');
    return <PhoneInput label="Own" value={number} onChange={setNumber} />;
  }
  await show(<Numbers />, { words: ['form'] });
  const codes = page.getByRole('combobox', { name: 'Country code' });
  await expect.element(codes).toHaveAttribute('placeholder', '');
  await page.getByRole('textbox', { name: 'Own' }).fill('087 123 4567');
  await expect.element(codes).toHaveAttribute('placeholder', '+');
});
