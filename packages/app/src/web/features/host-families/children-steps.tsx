// The steps about the children of a family: whether there are any, how many, and the details of each.

import { Fieldset, Stack } from '@mantine/core';
import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { ChoiceCardsField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { BirthDateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { resizeChildren } from './registration.model.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** The values of the cards; the registration itself uses booleans. */
const YES_OR_NO = z.object({ haveChild: z.enum(['yes', 'no']) });

const ANSWERS = new Map([
  [true, 'yes'],
  [false, 'no'],
] as const);

const toHaveChild = (answer: 'yes' | 'no') =>
  answer === 'yes' ? { haveChild: true } : { haveChild: false, numberOfChildren: 0, children: [] };

export function HaveChildStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: YES_OR_NO,
    initial: { haveChild: draft.haveChild === undefined ? null : ANSWERS.get(draft.haveChild) },
    guarded: false,
    send: async ({ haveChild }) => next(toHaveChild(haveChild)),
  });
  const choices = [
    { value: 'yes', label: words('yes') },
    { value: 'no', label: words('no') },
  ];
  return (
    <StepForm
      form={form}
      question={words('haveChild')}
      back={back}
      toAnswers={({ haveChild }) => (haveChild === 'yes' || haveChild === 'no' ? toHaveChild(haveChild) : {})}
    >
      <ChoiceCardsField of={form.field('haveChild')} label={words('haveChildField')} choices={choices} required />
    </StepForm>
  );
}

/** The maximum number of children the form asks for individually. */
const MOST = 12;

export function NumberOfChildrenStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const form = useForm({
    shape: registerHostBody.pick({ numberOfChildren: true }),
    initial: { numberOfChildren: Math.max(1, Number(draft.numberOfChildren ?? 1)) },
    guarded: false,
    send: async ({ numberOfChildren }) => next({ numberOfChildren, children: resizeChildren(numberOfChildren, draft.children) }),
  });
  return (
    <StepForm form={form} question={words('numberOfChildren')} back={back}>
      <NumberField of={form.field('numberOfChildren')} label={words('childrenField')} min={1} max={MOST} />
    </StepForm>
  );
}

export function ChildrenStep({ draft, next, back }: StepProps) {
  const words = useTranslations('hostRegistration');
  const children = resizeChildren(Number(draft.numberOfChildren ?? 1), draft.children);
  const form = useForm({
    shape: registerHostBody.pick({ children: true }),
    initial: { children },
    guarded: false,
    send: async (filled) => next(filled),
  });
  // With several children, labels include the number, so that errors name the right child.
  const nameOf = (field: string, index: number) => (children.length === 1 ? field : `${field} (${words('child', { number: index + 1 })})`);
  const genders = GENDERS.map((gender) => ({ value: gender, label: words(`genders.${gender}`) }));
  return (
    <StepForm form={form} question={words('children')} back={back}>
      {children.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified only by its position
        <Fieldset key={index} legend={words('child', { number: index + 1 })}>
          <Stack>
            <SelectField
              of={form.field(`children.${index}.gender`)}
              label={words('gender')}
              faultName={nameOf(words('gender'), index)}
              choices={genders}
              required
            />
            <BirthDateField
              of={form.field(`children.${index}.dob`)}
              label={words('dob')}
              faultName={nameOf(words('dob'), index)}
              required
            />
          </Stack>
        </Fieldset>
      ))}
    </StepForm>
  );
}
