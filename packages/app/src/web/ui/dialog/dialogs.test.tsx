// Questions: what they say, what an answer is, where the focus goes.

import { Button } from '@mantine/core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { askReason, type Confirmation, confirm, type ReasonQuestion } from './dialogs.ts';

const REMOVE: Confirmation = {
  title: 'Remove Ann?',
  consequences: ['Her trips stay.', 'It can not be undone.'],
  confirm: 'Remove',
  tone: 'danger',
};

async function asking<Answer>(ask: () => Promise<Answer>, scheme: 'light' | 'dark' = 'light') {
  const heard = vi.fn<(answer: Answer) => void>();
  await show(<Button onClick={() => void ask().then(heard)}>Ask</Button>, { scheme, words: ['form'] });
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return heard;
}

describe('confirm', () => {
  test.each(['light', 'dark'] as const)('says what follows, the safe answer first in reach, %s', async (scheme) => {
    const heard = await asking(() => confirm(REMOVE), scheme);
    await expect.element(page.getByRole('dialog', { name: 'Remove Ann?' })).toMatchTextContent(/Her trips stay\..*It can not be undone\./);
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => heard.mock.calls).toEqual([[true]]);
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  test('leaving it is a no, and gives the focus back', async () => {
    const heard = await asking(() => confirm(REMOVE));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heard.mock.calls).toEqual([[false]]);
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  test('an answer counts although the page is left while the dialog fades', async () => {
    const heard = vi.fn<(answer: boolean) => void>();
    const shown = await show(<Button onClick={() => void confirm(REMOVE).then(heard)}>Ask</Button>);
    await page.getByRole('button', { name: 'Ask' }).click();
    const remove = page.getByRole('button', { name: 'Remove' });
    await expect.element(remove).toBeVisible();
    (remove.element() as HTMLButtonElement).click();
    await shown.unmount();
    await expect.poll(() => heard.mock.calls).toEqual([[true]]);
  });

  test('one that goes with its page is a no, and the next one is asked', async () => {
    const heard = vi.fn<(answer: boolean) => void>();
    const shown = await show(<Button onClick={() => void confirm(REMOVE).then(heard)}>Ask</Button>);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await shown.unmount();
    await expect.poll(() => heard.mock.calls).toEqual([[false]]);
    const next = await asking(() => confirm(REMOVE));
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => next.mock.calls).toEqual([[true]]);
  });

  test('the gravest wants to be typed', async () => {
    const heard = await asking(() => confirm({ ...REMOVE, typed: 'ann@example.test' }));
    const remove = page.getByRole('button', { name: 'Remove' });
    await expect.element(remove).toBeDisabled();
    await page.getByLabelText('Type ann@example.test to confirm').fill('ann@example.tes');
    await userEvent.keyboard('{Enter}');
    expect(heard).not.toHaveBeenCalled();
    await page.getByLabelText('Type ann@example.test to confirm').fill('ann@example.test');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard.mock.calls).toEqual([[true]]);
  });

  test('the focus stays inside', async () => {
    await asking(() => confirm(REMOVE));
    for (let step = 0; step < 5; step += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  test('the second of two questions waits for the first', async () => {
    const answers: boolean[] = [];
    await asking(async () => {
      const [first, second] = await Promise.all([confirm(REMOVE), confirm({ ...REMOVE, title: 'Remove Bea?' })]);
      answers.push(first, second);
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Remove Bea?' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => answers).toEqual([false, true]);
  });
});

describe('a reason', () => {
  const WHY: ReasonQuestion = { title: 'Decline?', confirm: 'Decline', label: 'Reason' };

  test('is asked for, and must be given', async () => {
    const heard = await asking(() => askReason(WHY));
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await page.getByRole('textbox', { name: 'Reason' }).fill('   ');
    await expect.element(page.getByRole('button', { name: 'Decline' })).toBeDisabled();
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('textbox', { name: 'Reason' }).fill(' We are away. ');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => heard.mock.calls).toEqual([['We are away.']]);
  });

  test.each(['Escape', 'Cancel', 'Close'])('is not lost by %s without a question', async (way) => {
    const heard = await asking(() => askReason(WHY));
    const field = page.getByRole('textbox', { name: 'Reason' });
    await field.fill('We are away.');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await page.getByRole('button', { name: way }).click();
    await expect.element(page.getByRole('group', { name: 'Leave without saving?' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
    expect(await listAxeFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('We are away.');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => heard.mock.calls).toEqual([[null]]);
  });

  test('none is given by leaving', async () => {
    const heard = await asking(() => askReason(WHY));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => heard.mock.calls).toEqual([[null]]);
  });
});
