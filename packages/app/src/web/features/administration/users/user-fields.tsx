// The fields of a user's details, for invitations and for editing.

import { SimpleGrid } from '@mantine/core';
import { LOCALES } from '#contract/platform/locales.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Line = FieldBinding<string | null | undefined>;

export interface DetailFields {
  readonly firstName: Line;
  readonly lastName: Line;
  readonly email: Line;
  readonly phone: Line;
  readonly locale: Line;
}

/** Each language by its own name. */
const LANGUAGES = LOCALES.map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value }));

export function UserFields({ fields }: { fields: DetailFields }) {
  const words = useTranslations('users.field');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NameOrder
          given={<TextField of={fields.firstName} label={words('firstName')} required autoComplete="off" />}
          family={<TextField of={fields.lastName} label={words('lastName')} required autoComplete="off" />}
        />
      </SimpleGrid>
      <EmailField of={fields.email} label={words('email')} required autoComplete="off" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <PhoneField of={fields.phone} label={words('phone')} />
        <SelectField of={fields.locale} label={words('locale')} choices={LANGUAGES} required />
      </SimpleGrid>
    </>
  );
}
