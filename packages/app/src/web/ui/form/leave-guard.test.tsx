// Leaving what is unsaved: when and how often it is asked about.

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod';
import { show } from '#web/testing/render.tsx';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { useUnsavedGuard } from './leave-guard.tsx';
import { LeavingContext } from './leave-guard-context.ts';
import { useForm } from './use-form.ts';

const isUnsaved = () => true;

function Unsaved() {
  useUnsavedGuard(true, isUnsaved);
  return <input aria-label="Name" />;
}

const shape = z.object({ name: z.string() });

function NameForm() {
  const form = useForm({ shape, initial: { name: '' }, send: async () => {} });
  return (
    <Form form={form} label="Name">
      <TextField of={form.field('name')} label="Your name" />
    </Form>
  );
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
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
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

test('a form with unsaved changes asks before the page is left, and goes on only after a yes', async () => {
  const held: { ask: ((held: { proceed(): void }) => void) | null } = { ask: null };
  const block = (ask: (held: { proceed(): void }) => void) => {
    held.ask = ask;
    return () => {
      held.ask = null;
    };
  };
  await show(
    <LeavingContext value={{ block }}>
      <NameForm />
    </LeavingContext>,
    { words: ['form', 'validation'] },
  );
  expect(held.ask).toBeNull();
  await page.getByLabelText('Your name').fill('Ann');
  await expect.poll(() => held.ask).not.toBeNull();
  const proceed = vi.fn();
  held.ask?.({ proceed });
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  expect(proceed).not.toHaveBeenCalled();
  const leave = page.getByRole('button', { name: 'Leave' });
  // Until the dialog has faded out the first answer is not given yet, and a second question is not asked.
  await expect
    .poll(() => {
      held.ask?.({ proceed });
      return leave.elements().length;
    })
    .toBe(1);
  await leave.click();
  await expect.poll(() => proceed.mock.calls.length).toBe(1);
});
