// More digits than any amount has, typed one by one.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../locales/en.ts';
import { AmountField } from './amount-field.tsx';

function Kept() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" messages={en} fractionDigits={2} value={value} onChange={setValue} />;
}

it('shows an error for any invalid input without crashing', async () => {
  await render(<Kept />);
  const box = page.getByRole('textbox');
  await box.click();
  await userEvent.keyboard('1,5');
  await expect.element(box).toHaveAccessibleDescription(/1\.5/);
  await userEvent.keyboard('0'.repeat(25));
  await expect.element(box).toHaveValue(`1,5${'0'.repeat(25)}`);
  await expect.element(box).not.toHaveAccessibleDescription(/1\.5/);
  await userEvent.keyboard('0'.repeat(60));
  await userEvent.tab();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});
