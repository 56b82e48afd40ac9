// All rights of a user, and which of their roles grants each.

import { Alert, Badge, Group, Stack, Table, Text } from '@mantine/core';
import type { EffectiveRight } from '#contract/administration/permissions.shapes.ts';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { UserPicker } from '#web/features/administration/users/user-picker.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useRightName } from './use-right-name.ts';

function Way({ way }: { way: EffectiveRight['ways'][number] }) {
  const words = useTranslations('permissions.effective');
  const roles = useTranslations('roles');
  return (
    <Group gap={8}>
      <span>{way.role === null ? words('anybody') : roles(`name.${way.role}`)}</span>
      {way.switched && (
        <Badge size="sm" color="orange" variant="light">
          {words('switched')}
        </Badge>
      )}
    </Group>
  );
}

function Rights({ id }: { id: number }) {
  const words = useTranslations('permissions');
  const rightName = useRightName();
  const roles = useTranslations('roles');
  const { value, fault, reload } = useAnswer(`rights of ${id}`, (signal) =>
    administration.readEffectiveRights({ params: { id } }, { signal }),
  );
  if (fault !== null) return <Fault message={fault} onRetry={reload} />;
  if (value === null || value.user.id !== id) return <LoadingRows count={6} />;
  const held = value.user.roleNames.map((role) => roles(`name.${role}`)).join(', ');
  return (
    <Stack gap="sm">
      <Text>{held === '' ? words('effective.noRoles') : words('effective.roles', { roles: held })}</Text>
      {value.user.deactivated && <Alert color="orange">{words('effective.deactivated')}</Alert>}
      <Table verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words('effective.right')}</Table.Th>
            <Table.Th>{words('effective.through')}</Table.Th>
            <Table.Th>{words('effective.reach')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {value.data.map(({ capability, ways }) => (
            <Table.Tr key={capability}>
              <Table.Td>{rightName(capability)}</Table.Td>
              <Table.Td>
                {ways.map((way) => (
                  <Way key={way.role} way={way} />
                ))}
              </Table.Td>
              <Table.Td>
                {ways.map((way) => (
                  <div key={way.role}>{words(`reach.${way.reach}`)}</div>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

interface EffectiveRightsProps {
  readonly user: ListedUser | null;
  readonly onPick: (user: ListedUser | null) => void;
}

export function EffectiveRights({ user, onPick }: EffectiveRightsProps) {
  const words = useTranslations('permissions.effective');
  return (
    <Stack gap="md">
      <UserPicker label={words('pick')} value={user} onChange={onPick} />
      {user === null ? <Text c="dimmed">{words('hint')}</Text> : <Rights id={user.id} />}
    </Stack>
  );
}
