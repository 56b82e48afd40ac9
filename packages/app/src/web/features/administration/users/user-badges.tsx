// Badges of an account's state and roles.

import { Badge, Group, Text } from '@mantine/core';
import type { UserState } from '#contract/administration/states.ts';
import type { Role } from '#contract/identity/roles.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<UserState, Meaning>> = { active: 'good', invited: 'info', unverified: 'care', deactivated: 'neutral' };

export function UserStateBadge({ state }: { state: UserState }) {
  const words = useTranslations('users');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const words = useTranslations('users');
  const names = useTranslations('roles');
  if (roles.length === 0)
    return (
      <Text span inherit c="dimmed">
        {words('noRoles')}
      </Text>
    );
  return (
    <Group gap={4}>
      {roles.map((role) => (
        <Badge key={role} variant="default" tt="none" fw={500}>
          {names(`name.${role}`)}
        </Badge>
      ))}
    </Group>
  );
}
