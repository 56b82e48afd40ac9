// A dialog to choose the role to add to many users, or to remove from them.

import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { isRole, ROLES, type Role } from '#contract/identity/roles.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface RoleQuestion {
  readonly action: 'grantRole' | 'revokeRole';
  readonly count: number;
  /** Called with null if the dialog is cancelled. */
  readonly answer: (role: Role | null) => void;
}

export function BulkRole({ action, count, answer }: RoleQuestion) {
  useFocusBack();
  const words = useTranslations('users.bulk');
  const roles = useTranslations('roles');
  const common = useTranslations('common');
  const [role, setRole] = useState<Role | null>(null);
  const title = action === 'grantRole' ? words('grantTitle', { count }) : words('revokeTitle', { count });
  return (
    <Modal opened onClose={() => answer(null)} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack>
        <Select
          label={words('chooseRole')}
          data={ROLES.map((value) => ({ value, label: roles(`name.${value}`) }))}
          value={role}
          onChange={(value) => setRole(isRole(value) ? value : null)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(null)}>
            {common('cancel')}
          </Button>
          <Button disabled={role === null} onClick={() => answer(role)}>
            {words(action)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
