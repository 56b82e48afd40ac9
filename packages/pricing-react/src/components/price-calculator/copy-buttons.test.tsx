// What came of copying, and that it is forgotten with what it was copied from.

import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { en } from '../../locales/en.ts';
import { CopyButtons } from './copy-buttons.tsx';

afterEach(() => vi.restoreAllMocks());

const buttons = (json: string) => (
  <CopyButtons texts={{ link: () => 'https://host.test/', json: () => json, csv: () => `csv of ${json}` }} words={en.calculator} />
);

it('drops a refused text once the same button would copy another, and does not bring it back', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const screen = await render(buttons('finance'));
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('finance');
  await screen.rerender(buttons('finance'));
  await expect.element(page.getByRole('textbox')).toHaveValue('finance');
  for (const side of ['customer', 'finance']) {
    await screen.rerender(buttons(side));
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(screen.container.textContent).not.toContain(en.calculator.copyRefused);
  }
});

it('hides an explanation of the previous side after the side changes', async () => {
  let refuse = (_: unknown) => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const screen = await render(buttons('finance'));
  await page.getByRole('button', { name: 'Copy CSV' }).click();
  await screen.rerender(buttons('customer'));
  refuse(new DOMException('no', 'NotAllowedError'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
