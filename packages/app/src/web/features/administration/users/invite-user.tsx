// The invitation form: details and roles; the email contains a link to choose a password.

import { Drawer, Group, Stack, Text } from '@mantine/core';
import { isRole, ROLES, type Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { UserFields } from './user-fields.tsx';
import { toFullName } from './user-picker.tsx';

/** Returns the roles to choose from, with their names and purposes. */
export function useRoleChoices() {
  const roles = useTranslations('roles');
  return ROLES.map((role) => ({ value: role, label: roles(`name.${role}`), description: roles(`about.${role}`) }));
}

/** Converts the field of roles to one of names; values that aren't roles are dropped. */
function namesOf(field: FieldBinding<(Role | null | undefined)[]>): FieldBinding<string[] | null | undefined> {
  return { ...field, value: (field.value ?? []).filter(isRole), change: (names) => field.change((names ?? []).filter(isRole)) };
}

export function InviteUser({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const words = useTranslations('users');
  const common = useTranslations('common');
  const choices = useRoleChoices();
  const form = useForm({
    shape: async () => (await import('#contract/administration/users.shapes.ts')).inviteBody,
    initial: { firstName: '', lastName: '', email: '', phone: '', locale: 'en', roleNames: [] },
    send: (body) => administration.inviteUser({ body }),
    done: (user) => {
      showToast(words('inviteForm.done', { name: toFullName(user) }));
      onInvited();
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={guardedClose}
      position="right"
      size="lg"
      title={words('inviteForm.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Form form={form} label={words('inviteForm.title')}>
        <Text c="dimmed">{words('inviteForm.text')}</Text>
        <UserFields
          fields={{
            firstName: form.field('firstName'),
            lastName: form.field('lastName'),
            email: form.field('email'),
            phone: form.field('phone'),
            locale: form.field('locale'),
          }}
        />
        <Stack gap={4}>
          <CheckboxListField
            of={namesOf(form.field('roleNames'))}
            label={words('field.roles')}
            description={words('inviteForm.rolesHint')}
            choices={choices}
            required
          />
        </Stack>
        <Group justify="flex-end">
          <SubmitButton form={form}>{words('inviteForm.submit')}</SubmitButton>
        </Group>
      </Form>
    </Drawer>
  );
}
