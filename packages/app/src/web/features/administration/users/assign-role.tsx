// A dialog to assign a role to a user.

import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toFullName, UserPicker } from './user-picker.tsx';

interface AssignRoleProps {
  readonly role: Role;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
}

export function AssignRole({ role, onClose, onAssigned }: AssignRoleProps) {
  useFocusBack();
  const words = useTranslations('roles');
  const common = useTranslations('common');
  const [user, setUser] = useState<ListedUser | null>(null);
  const [isSending, setSending] = useState(false);
  const roleName = words(`name.${role}`);

  async function assign({ id, ...names }: ListedUser): Promise<void> {
    setSending(true);
    try {
      const { results } = await administration.changeManyUsers({ body: { action: 'grantRole', role, ids: [id] } });
      const [result] = results;
      const values = { name: toFullName(names), role: roleName };
      if (result?.outcome === 'refused') showToast(result.message ?? '', { kind: 'error' });
      else showToast(result?.outcome === 'unchanged' ? words('alreadyHeld', values) : words('assigned', values));
      if (result?.outcome === 'done') onAssigned();
      if (result?.outcome !== 'refused') onClose();
    } catch {
      // Already shown to the user; the dialog stays open for another attempt.
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal opened onClose={onClose} title={words('assignTo', { role: roleName })} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack>
        <UserPicker label={words('assignUser')} value={user} onChange={setUser} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={user === null} loading={isSending} onClick={() => user !== null && void assign(user)}>
            {words('assignConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
