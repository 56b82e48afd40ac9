// Forms as they are filled in: faults at their fields, one sending, the server's word, and what somebody else saved meanwhile.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod';
import { day, email, newPassword, phone } from '#contract/platform/validation/fields.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { NewPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { BirthDateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { CheckboxField, ChoiceCardsField, SelectField } from './fields/choice-fields.tsx';
import { LongTextField } from './fields/long-text-field.tsx';
import { MoneyField } from './fields/money-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { EmailField, TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type FormOptions, useForm } from './use-form.ts';

const shape = z.object({
  email,
  name: z.string().trim().min(1).max(10),
  children: z.array(z.object({ dob: day })).max(3),
  guests: z.number().int().min(1).max(5),
});
type Input = z.input<typeof shape>;
const filled = { email: 'ann@example.test', name: 'Ann', children: [{ dob: '2015-01-02' }], guests: 2 };

class Failure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly issues: readonly unknown[];
  constructor(statusCode: number, code: string, errors: Readonly<Record<string, readonly string[]>> = {}, issues: readonly unknown[] = []) {
    super('It can not be.');
    this.statusCode = statusCode;
    this.code = code;
    this.errors = errors;
    this.issues = issues;
  }
}

type Options = Partial<FormOptions<Input, z.output<typeof shape>, unknown>>;

function Family(options: Options) {
  const form = useForm({ shape, initial: { email: '', name: '', children: [{ dob: '' }], guests: 1 }, send: async () => {}, ...options });
  return (
    <Form form={form} label="Family" success="Thank you">
      <EmailField of={form.field('email')} label="Email" />
      <TextField of={form.field('name')} label="Your name" />
      <BirthDateField of={form.field('children.0.dob')} label="Date of birth" />
      <NumberField of={form.field('guests')} label="Guests" min={1} max={5} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

const surroundings = { words: ['form', 'validation', 'calendar'] as const };
const save = () => page.getByRole('button', { name: 'Save' });
afterEach(() => vi.restoreAllMocks());

const consent = z.object({ agreed: z.literal(true) });

function Consent() {
  const form = useForm({ shape: consent, initial: { agreed: undefined }, send: async () => {} });
  return (
    <Form form={form} label="Consent">
      <CheckboxField of={form.field('agreed')} label="I agree to all of it" faultName="consent" />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

describe('what is wrong', () => {
  test('is said of a sentence by a short name, at the field and in the summary', async () => {
    await show(<Consent />, surroundings);
    await save().click();
    await expect.element(page.getByLabelText('I agree to all of it')).toHaveAccessibleDescription('The consent field is required');
    await expect.element(page.getByRole('button', { name: 'The consent field is required' })).toBeVisible();
  });

  test('is said at each field in the catalogue’s words, summed up, and the first of them gets the focus', async () => {
    const send = vi.fn();
    await show(<Family send={send} />, surroundings);
    await save().click();
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('The Email field is required');
    await expect.element(page.getByLabelText('Your name')).toHaveAccessibleDescription('The Your name field is required');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^3 fields need your attention:/);
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'The Date of birth field is required' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Date of birth' })).toHaveFocus();
  });

  test('goes away while it is put right, and comes when a field is left wrong', async () => {
    await show(<Family />, surroundings);
    await page.getByLabelText('Email').fill('ann@');
    await page.getByLabelText('Your name').click();
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('A valid email is required');
    await page.getByLabelText('Email').fill('ann@example.test');
    await expect.element(page.getByLabelText('Email')).not.toBeInvalid();
    await page.getByLabelText('Your name').fill('Ann with a very long name');
    await page.getByLabelText('Email').click();
    await expect.element(page.getByLabelText('Your name')).toHaveAccessibleDescription('The Your name field must be shorter than 10');
  });

  test('the server says at the field it means, also inside a list', async () => {
    const send = async () => {
      throw new Failure(422, 'validation', { 'children.0.dob': ['The date must be in the past'] });
    };
    await show(<Family initial={filled} send={send} />, surroundings);
    await save().click();
    const field = page.getByRole('textbox', { name: 'Date of birth' });
    await expect.element(field).toHaveAccessibleDescription('The date must be in the past');
    await expect.element(field).toHaveFocus();
  });

  test('a rule that the server found broken is said with the label of the field, without a field in the server’s sentence', async () => {
    const sentences = { name: ['“first name” must be a number'], county: ['“county id” must be a number'] };
    const send = async () => {
      throw new Failure(422, 'validation', sentences, [{ name: { rule: 'lessThan', values: { max: 3 } }, county: { rule: 'number' } }]);
    };
    await show(<Family initial={filled} send={send} />, surroundings);
    await save().click();
    await expect.element(page.getByLabelText('Your name')).toHaveAccessibleDescription('“Your name” must be less than 3');
    await expect.element(page.getByText('“county id” must be a number')).toBeVisible();
  });

  test('a refusal that belongs to no field stands in the summary', async () => {
    const send = async () => {
      throw new Failure(409, 'lastAdministrator');
    };
    await show(<Family initial={filled} send={send} />, surroundings);
    await save().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('It can not be.');
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Ann');
  });
});

describe('sending', () => {
  test('happens once, however often it is pressed, and is told', async () => {
    let answer: () => void = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
    );
    const done = vi.fn();
    await show(<Family initial={{ ...filled, name: ' Ann ' }} send={send} done={done} />, surroundings);
    const button = (await save().element()) as HTMLElement;
    await save().click();
    button.click();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith(filled);
    await expect.element(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(document.activeElement).toBe(button);
    answer();
    await expect.element(page.getByText('Thank you')).toBeVisible();
    expect(done).toHaveBeenCalledOnce();
  });

  test('loads the shape when the form is first touched, where it is not part of the page', async () => {
    const load = vi.fn(async () => shape);
    await show(<Family shape={load} />, surroundings);
    expect(load).not.toHaveBeenCalled();
    await page.getByLabelText('Email').click();
    await save().click();
    expect(load).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^3 fields need your attention:/);
  });
});

describe('somebody else saved first', () => {
  test('both versions are shown, the chosen one is saved', async () => {
    const theirs = { ...filled, name: 'Bea', email: 'bea@example.test' };
    const send = vi.fn(async (_: unknown) => {
      if (send.mock.calls.length === 1) throw new Failure(409, 'changedMeanwhile');
    });
    await show(<Family initial={filled} send={send} reread={async () => theirs} />, surroundings);
    await page.getByLabelText('Your name').fill('Cleo');
    await save().click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/They also changed: Email/);
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('radio', { name: 'Your name, Theirs: Bea' }).click();
    await page.getByRole('button', { name: 'Use selected versions' }).click();
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Bea');
    await expect.element(page.getByLabelText('Email')).toHaveValue('bea@example.test');
    await save().click();
    expect(send).toHaveBeenLastCalledWith(theirs);
  });
});

const every = z.object({
  phone,
  password: newPassword,
  price: z.string().regex(/^\d+\.\d+$/),
  pet: z.enum(['cat', 'dog']),
  kind: z.enum(['a', 'b']),
  text: z.string().max(20),
  guests: z.number(),
});

function EveryField() {
  const form = useForm({
    shape: every,
    initial: { phone: '', password: '', price: '', pet: null, kind: null, text: '', guests: 1 },
    send: async () => {},
  });
  return (
    <Form form={form} label="Every">
      <PhoneField of={form.field('phone')} label="Phone" />
      <NewPasswordField of={form.field('password')} label="Password" />
      <MoneyField of={form.field('price')} label="Price" currency="EUR" />
      <SelectField of={form.field('pet')} label="Pet" choices={[{ value: 'cat', label: 'Cat' }]} />
      <ChoiceCardsField
        of={form.field('kind')}
        label="Kind"
        choices={[
          { value: 'a', label: 'First', description: 'The usual one' },
          { value: 'b', label: 'Second' },
        ]}
      />
      <LongTextField of={form.field('text')} label="Text" maxLength={20} />
      <NumberField of={form.field('guests')} label="Guests" min={1} max={5} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

test.each(['light', 'dark'] as const)('every field holds before axe, empty and faulty, %s', async (scheme) => {
  await show(<EveryField />, { ...surroundings, scheme });
  expect(await listAxeFaults()).toEqual([]);
  await save().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/fields need your attention:/);
  expect(await listAxeFaults()).toEqual([]);
});

describe('fields', () => {
  test('a phone number: 25 characters, its placeholder, and a code of a country in front', async () => {
    await show(<EveryField />, surroundings);
    const field = page.getByRole('textbox', { name: 'Phone' });
    await expect.element(field).toHaveAttribute('type', 'tel');
    await expect.element(field).toHaveAttribute('maxlength', '25');
    await expect.element(field).toHaveAttribute('placeholder', 'Enter a phone number');
    await field.fill('087 123');
    await page.getByRole('combobox', { name: 'Country code' }).fill('irel');
    await page.getByRole('option', { name: 'Ireland +353' }).click();
    await expect.element(field).toHaveValue('+353 87 123');
  });

  test('an amount is read in the language’s hand, and told where it was read in another’s', async () => {
    await show(<EveryField />, { ...surroundings, locale: 'de' });
    const field = page.getByRole('textbox', { name: 'Price' });
    await field.fill('1.234,5');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await expect.element(field).toHaveValue('1.234,50');
    await field.fill('1,234.50');
    await expect.element(page.getByText(/Gelesen als 1\.234,50\s€/)).toBeVisible();
  });

  test('a number is raised, lowered and clamped', async () => {
    await show(<EveryField />, surroundings);
    const field = page.getByRole('spinbutton', { name: 'Guests' });
    await page.getByRole('button', { name: 'Increase Guests' }).click();
    await expect.element(field).toHaveAttribute('aria-valuenow', '2');
    await field.fill('6');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('5');
    await field.fill('0');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('1');
  });

  test('a password can be looked at, and its strength is told', async () => {
    await show(<EveryField />, surroundings);
    const field = page.getByLabelText('Password', { exact: true });
    await field.fill('correct horse battery');
    await expect.element(page.getByText('Strong')).toBeVisible();
    await page.getByRole('button', { name: 'Show Password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
  });
});
