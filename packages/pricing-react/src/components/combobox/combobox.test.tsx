// A combobox by keyboard, pointer and touch, with many choices and in a shadow root.

import type { Choice } from '@hosted-stay/pricing-core/quoting';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../locales/en.ts';
import { ComboboxField } from './combobox.tsx';

const few: readonly Choice[] = [
  { id: 1, name: 'Murphy', detail: 'Cork' },
  { id: 2, name: 'Ó Súilleabháin', detail: 'Kerry' },
  { id: 3, name: 'Sullivan', detail: 'Cork' },
];
const many = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, name: `Family ${at + 1}` }));
const told = vi.fn<(value: number | null) => void>();

function Controlled({ choices = few, start = null }: { readonly choices?: readonly Choice[]; readonly start?: number | null }) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    told(next);
    setValue(next);
  };
  return (
    <>
      <ComboboxField label="Family" choices={choices} value={value} onChange={change} messages={en} />
      <button type="button">After</button>
    </>
  );
}

const show = (ui: ReactNode) => {
  told.mockClear();
  return render(ui);
};
const box = () => page.getByRole('combobox');
const active = () => {
  const input = box().element();
  const root = input.getRootNode() as Document | ShadowRoot;
  return root.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
};

it('finds words anywhere in name and detail, whatever their case and accents', async () => {
  await show(<Controlled />);
  await box().click();
  await userEvent.keyboard('KERRY sui');
  await expect.element(page.getByRole('option')).toHaveTextContent('Ó SúilleabháinKerry');
  await userEvent.keyboard('{Enter}');
  expect(told.mock.calls).toEqual([[2]]);
  await expect.element(box()).toHaveValue('Ó Súilleabháin');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

it('moves by keys in a loop and keeps the active option visible', async () => {
  await show(<Controlled choices={many} start={3} />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(active()).toBe('Family 3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Family 5');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Family 50');
  await expect.element(page.getByRole('option', { name: 'Family 50' })).toBeInViewport();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Family 1');
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Tab}');
  expect(told.mock.calls).toEqual([[2]]);
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('shows at most fifty and says how many more there are', async () => {
  await show(<Controlled choices={many} start={400} />);
  await box().click();
  expect(page.getByRole('option').elements()).toHaveLength(50);
  expect(active()).toBe('Family 400');
  await expect.element(page.getByRole('status')).toHaveTextContent('450 more, keep typing');
  await userEvent.keyboard('99');
  expect(page.getByRole('option').elements()).toHaveLength(5);
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('status')).toHaveTextContent('No results');
});

it('leaving or Escape restores the chosen name; emptying it chooses nothing', async () => {
  await show(<Controlled start={1} />);
  await box().fill('sul');
  await page.getByRole('button', { name: 'After' }).click();
  await expect.element(box()).toHaveValue('Murphy');
  await box().fill('zzz');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('Murphy');
  expect(told).not.toHaveBeenCalled();
  await box().fill('');
  await userEvent.tab();
  expect(told.mock.calls).toEqual([[null]]);
});

it('is picked by pointer within a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await show(createPortal(<Controlled />, root));
  await box().click();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('MurphyCork');
  await page.getByText('Sullivan').click();
  expect(told.mock.calls).toEqual([[3]]);
  expect(root.activeElement).toBe(box().element());
  host.remove();
});
