// Leaving what is unsaved: when and how often it is asked about.

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod';
import { show } from '#web/testing/render.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { DialogForm } from './dialog-form.tsx';
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

function Visit({ onClose }: { onClose(): void }) {
  const form = useForm({ shape, initial: { name: '' }, send: async () => {} });
  return (
    <DialogForm form={form} title="Plan visit" text="" submit="Plan" onClose={onClose}>
      <TextField of={form.field('name')} label="Your name" />
    </DialogForm>
  );
}

function Family() {
  const [open, setOpen] = useState({ drawer: true, dialog: false });
  if (!open.drawer) return <p>Closed</p>;
  return (
    <SideDrawer title="The Byrne family" onClose={() => setOpen({ drawer: false, dialog: false })}>
      <button type="button" onClick={() => setOpen({ drawer: true, dialog: true })}>
        Plan visit
      </button>
      {open.dialog && <Visit onClose={() => setOpen({ drawer: true, dialog: false })} />}
    </SideDrawer>
  );
}

test('a dialog over a drawer is closed by Escape and by its button, and the drawer stays until it is the uppermost', async () => {
  await show(<Family />, { words: ['form', 'validation', 'common'] });
  const dialog = page.getByRole('dialog', { name: 'Plan visit' });
  const drawer = page.getByRole('dialog', { name: 'The Byrne family' });
  for (const close of [() => userEvent.keyboard('{Escape}'), () => dialog.getByRole('button', { name: 'Cancel' }).click()]) {
    await drawer.getByRole('button', { name: 'Plan visit' }).click();
    await expect.element(dialog.getByLabelText('Your name')).toHaveFocus();
    await close();
    await expect.poll(() => dialog.elements().length).toBe(0);
    await expect.element(drawer).toBeVisible();
  }
  // What is typed is asked about, once.
  await drawer.getByRole('button', { name: 'Plan visit' }).click();
  await dialog.getByLabelText('Your name').fill('Ann');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Closed')).toBeVisible();
});
