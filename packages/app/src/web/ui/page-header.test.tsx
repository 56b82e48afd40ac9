// The header of a page: its buttons stand beside title and description, or below both where there is no room.

import { Button } from '@mantine/core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { PageHeader } from './page-header.tsx';

afterEach(() => page.viewport(1280, 900));

const header = (
  <PageHeader
    title="Sprachreisen und Ferienlager"
    description="Every trip in the column of its status. Drag a card to another column, or use its menu."
    actions={<Button>Create trip</Button>}
    back={{ to: '/hub', label: 'Hub' }}
  />
);

const boxOf = (element: Element) => element.getBoundingClientRect();

test.each([
  [360, 'below the description'],
  [1280, 'beside it'],
])('buttons stand at %i pixels %s', async (width) => {
  await page.viewport(width, 900);
  await show(header);
  const button = boxOf(page.getByRole('button', { name: 'Create trip' }).element());
  const [title, text] = [boxOf(page.getByRole('heading').element()), boxOf(page.getByText(/^Every trip/).element())];
  if (width === 360) expect(button.top).toBeGreaterThanOrEqual(text.bottom);
  else expect([button.top < title.bottom, button.left >= Math.max(title.right, text.right)]).toEqual([true, true]);
  expect(title.bottom).toBeLessThanOrEqual(text.top);
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(await listAxeFaults()).toEqual([]);
});

test('where to go from a page is not printed', async () => {
  await show(header);
  const [back, create] = [page.getByRole('link', { name: 'Hub' }), page.getByRole('button', { name: 'Create trip' })];
  for (const part of [back, create]) expect(part.element().closest('.no-print')).not.toBeNull();
  expect(page.getByRole('heading').element().closest('.no-print')).toBeNull();
});
