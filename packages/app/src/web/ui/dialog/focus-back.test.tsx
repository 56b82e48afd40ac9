// Where the focus is once an overlay has gone.

import { Button, Drawer, TextInput } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#web/testing/render.tsx';
import { useFocusBack } from './focus-back.ts';

function Opened({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  return (
    <Drawer opened onClose={onClose} title="Drawer">
      <TextInput label="Name" />
    </Drawer>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <Opened onClose={() => setOpen(false)} />}
    </>
  );
}

test('it is on what the drawer is called as it comes, and the first key leads into it', async () => {
  await show(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { name: 'Drawer' })).toHaveFocus();
});

test('it is back on what opened the overlay', async () => {
  await show(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabelText('Name').fill('Ann');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
