// The roles of a user as checkboxes; users can't change their own.

import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import { isRole, type Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useRoleChoices } from './invite-user.tsx';

interface UserRolesProps {
  readonly user: AdministeredUser;
  readonly isOneself: boolean;
  readonly onChanged: (user: AdministeredUser) => void;
  /** Reads the user again after somebody else has saved first. */
  readonly onOutdated: () => void;
}

export function UserRoles({ user, isOneself, onChanged, onOutdated }: UserRolesProps) {
  const words = useTranslations('users');
  const choices = useRoleChoices();
  const { id, roleNames: held = [], version = 1 } = user;
  const [wanted, setWanted] = useState<readonly Role[]>(held);
  const [isSending, setSending] = useState(false);
  const isChanged = wanted.length !== held.length || wanted.some((role) => !held.includes(role));

  async function save(): Promise<void> {
    setSending(true);
    try {
      const changed = await administration.setUserRoles({ params: { id }, body: { roleNames: [...wanted], version } });
      onChanged(changed);
      showToast(words('rolesSaved'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast(error.message, { kind: 'error' });
      if (error.code === 'changedMeanwhile') onOutdated();
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack gap="md">
      {isOneself && <Alert color="gray">{words('ownRoles')}</Alert>}
      <Checkbox.Group aria-label={words('field.roles')} value={[...wanted]} onChange={(names) => setWanted(names.filter(isRole))}>
        <Stack gap="sm">
          {choices.map(({ value, label, description }) => (
            <Checkbox key={value} value={value} label={label} description={description} disabled={isOneself} />
          ))}
        </Stack>
      </Checkbox.Group>
      {!isOneself && (
        <Group justify="flex-end">
          <Button disabled={!isChanged} loading={isSending} onClick={() => void save()}>
            {words('saveRoles')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
