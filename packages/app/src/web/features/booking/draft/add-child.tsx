// Adds a child to the list, with only the details that a booking needs.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { readMyChildren, updateStudent } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { day, line } from '#contract/platform/validation/fields.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { BirthDateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const shape = z.object({ firstName: line(80), lastName: line(80), dateOfBirth: day, gender: z.enum(GENDERS) });

interface AddChildProps {
  readonly lastName: string;
  readonly onAdded: (child: Student) => void;
  readonly onClose: () => void;
}

export function AddChild({ lastName, onAdded, onClose }: AddChildProps) {
  const words = useTranslations('booking.child');
  const genderOf = useTranslations('hostRegistration.genders');
  const form = useForm({
    shape,
    initial: { firstName: '', lastName, dateOfBirth: '', gender: null },
    send: (body) => call(updateStudent, { params: { id: 'new' }, body }),
    async done({ item }) {
      await queryClient.invalidateQueries({ queryKey: toQueryKey(readMyChildren) });
      onAdded(item);
      onClose();
    },
  });
  const genders = GENDERS.map((gender) => ({ value: gender, label: genderOf(gender) }));
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('save')} onClose={onClose}>
      <NameOrder
        given={<TextField of={form.field('firstName')} label={words('firstName')} required />}
        family={<TextField of={form.field('lastName')} label={words('lastName')} required />}
      />
      <BirthDateField of={form.field('dateOfBirth')} label={words('dateOfBirth')} required />
      <SelectField of={form.field('gender')} label={words('gender')} choices={genders} required />
    </DialogForm>
  );
}
