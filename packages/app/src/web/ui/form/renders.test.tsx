// How much of a form is rendered while somebody types.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { show } from '#web/testing/render.tsx';
import { bindField, type InputProps } from './bind-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

const shape = z.object({ name: z.string().min(3), city: z.string().min(3), children: z.array(z.object({ dob: z.string() })) });
const countRender = vi.fn();

function CountedInput({ label, value, onChange, id }: InputProps<string>) {
  countRender(label);
  return <input id={id} aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

const CountedField = bindField(CountedInput, { empty: '' });

function Family() {
  const form = useForm({ shape, initial: { name: '', city: '', children: [{ dob: '' }] }, send: async () => {} });
  return (
    <Form form={form} label="Family">
      <CountedField of={form.field('name')} label="Name" />
      <CountedField of={form.field('city')} label="City" />
      <CountedField of={form.field('children.0.dob')} label="Date of birth" />
      <p>Hello {form.values.name}</p>
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

async function listRendered(act: () => Promise<void>): Promise<unknown[]> {
  countRender.mockClear();
  await act();
  return countRender.mock.calls.flat();
}

test('a field that is typed in is rendered once, the others are not, and the page follows', async () => {
  await show(<Family />, { words: ['form', 'validation'] });
  expect(await listRendered(() => page.getByLabelText('Name').fill('A'))).toEqual(['Name']);
  await expect.element(page.getByText('Hello A')).toBeVisible();
  expect(await listRendered(() => page.getByLabelText('Date of birth').fill('2015'))).toEqual(['Date of birth']);
});

test('a field whose fault stays is not rendered while another one is put right', async () => {
  await show(<Family />, { words: ['form', 'validation'] });
  await page.getByLabelText('City').fill('A');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^2 fields need your attention:/);
  expect(await listRendered(() => page.getByLabelText('Name').fill('Ann'))).toEqual(['Name']);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^1 field needs your attention:/);
});
