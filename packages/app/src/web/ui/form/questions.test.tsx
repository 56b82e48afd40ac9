// A field whose label asks something: the sentences of the catalogue name fields, and a question is no name.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { show } from '#web/testing/render.tsx';
import { SelectField } from './fields/choice-fields.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

function Kind() {
  const form = useForm({ shape: z.object({ kind: z.enum(['a']) }), initial: { kind: null }, send: async () => {} });
  return (
    <Form form={form} label="Kind">
      <SelectField of={form.field('kind')} label="What kind of stay?" choices={[{ value: 'a', label: 'First' }]} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

test('an unanswered question is repeated as a question, not named as a field', async () => {
  await show(<Kind />, { words: ['form', 'validation'] });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Answer the question “What kind of stay\?”/);
  await expect.element(page.getByRole('alert')).not.toMatchTextContent(/field is required/);
});
