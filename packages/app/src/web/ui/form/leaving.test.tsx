// Leaving what is unsaved: how often it is asked about.

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#web/testing/render.tsx';
import { LeavingContext } from './leave-guard-context.ts';
import { useUnsavedGuard } from './leaving.tsx';

const isUnsaved = () => true;

function Unsaved() {
  useUnsavedGuard(true, isUnsaved);
  return <input aria-label="Name" />;
}

test('going back twice asks once, and who stays is where they were', async () => {
  let leave: ((held: { proceed(): void }) => void) | undefined;
  const leaving = {
    block(ask: (held: { proceed(): void }) => void) {
      leave = ask;
      return () => undefined;
    },
  };
  await show(
    <LeavingContext value={leaving}>
      <Unsaved />
    </LeavingContext>,
    { words: ['form'] },
  );
  await page.getByLabelText('Name').click();
  const proceed = vi.fn();
  leave?.({ proceed });
  await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  leave?.({ proceed });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  // By then a second question would stand.
  await new Promise((later) => setTimeout(later, 600));
  expect(page.getByRole('dialog').elements()).toEqual([]);
  const go = page.getByRole('button', { name: 'Leave' });
  await expect
    .poll(() => {
      leave?.({ proceed });
      return go.elements().length;
    })
    .toBe(1);
  await go.click();
  await expect.poll(() => proceed.mock.calls.length).toBe(1);
});
