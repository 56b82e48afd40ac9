// The fields of a name stand, and are reached by key, in the order of the page's language.

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#web/testing/render.tsx';
import { NameOrder } from './name-order.tsx';

const fields = <NameOrder given={<input aria-label="given" />} family={<input aria-label="family" />} />;

test.each([
  ['en', 'given'],
  ['fr', 'given'],
  ['ja', 'family'],
  ['ko', 'family'],
  ['zh', 'family'],
] as const)('%s begins with the %s name', async (locale, first) => {
  const screen = await show(fields, { locale });
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: first })).toHaveFocus();
});
