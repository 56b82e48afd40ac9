// The form of a user's details. If somebody else saved meanwhile, their changes are compared before saving.

import { Group } from '@mantine/core';
import { useRef } from 'react';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { UserFields } from './user-fields.tsx';

function draftOf({ firstName, lastName, email = '', phone = '', locale = 'en', version = 1 }: AdministeredUser) {
  return { firstName, lastName, email, phone, locale, version };
}

interface UserPartProps {
  readonly user: AdministeredUser;
  readonly onChanged: (user: AdministeredUser) => void;
}

export function UserDetails({ user, onChanged }: UserPartProps) {
  const words = useTranslations('users');
  const { id } = user;
  // The version last read by the page or a comparison; a save is based on it.
  const version = useRef(user.version ?? 1);
  version.current = Math.max(version.current, user.version ?? 1);
  const form = useForm({
    shape: async () => (await import('#contract/administration/users.shapes.ts')).editUserBody,
    initial: draftOf(user),
    send: (body) => administration.editUser({ params: { id }, body: { ...body, version: version.current } }),
    done: onChanged,
    reread: async () => {
      const theirs = await administration.readOneUser({ params: { id } });
      version.current = theirs.version ?? 1;
      return draftOf(theirs);
    },
  });
  return (
    <Form form={form} label={words('section.details')} success={words('saved')}>
      <UserFields
        fields={{
          firstName: form.field('firstName'),
          lastName: form.field('lastName'),
          email: form.field('email'),
          phone: form.field('phone'),
          locale: form.field('locale'),
        }}
      />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}
