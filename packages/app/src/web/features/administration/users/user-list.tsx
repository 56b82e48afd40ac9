// The list of users: complete for administrators, names only for other readers.

import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usersList } from '#contract/administration/lists.ts';
import { USER_STATES } from '#contract/administration/states.ts';
import { exportUsers, listUsers } from '#contract/administration/users.endpoints.ts';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { ROLES } from '#contract/identity/roles.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useBulk } from './use-bulk.tsx';
import { RoleBadges, UserStateBadge } from './user-badges.tsx';
import { toFullName } from './user-picker.tsx';

function nameCell(user: ListedUser) {
  return (
    <Group gap="xs" wrap="nowrap">
      <PersonPicture person={user} size={24} />
      {toFullName(user)}
    </Group>
  );
}

type Column = ListColumn<ListedUser, ColumnOf<typeof usersList>>;

function useColumns(administers: boolean): readonly Column[] {
  const words = useTranslations('users');
  const heading = useTranslations('lists.users.columns');
  const name: Column = { name: 'name', heading: heading('name'), cell: nameCell, primary: true };
  if (!administers) return [name];
  return [
    name,
    { name: 'email', heading: heading('email'), cell: ({ email }) => email },
    { name: 'phone', heading: heading('phone'), cell: ({ phone }) => phone, hidden: true },
    { name: 'roles', heading: heading('roles'), cell: ({ roleNames = [] }) => <RoleBadges roles={roleNames} /> },
    { name: 'state', heading: heading('state'), cell: ({ state }) => state && <UserStateBadge state={state} /> },
    {
      name: 'lastSignInAt',
      heading: heading('lastSignInAt'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <RelativeTime at={lastSignInAt} />
        ) : (
          <Text span inherit c="dimmed">
            {words('never')}
          </Text>
        ),
    },
    {
      name: 'createdAt',
      heading: heading('createdAt'),
      cell: ({ createdAt }) => createdAt && <InstantText at={createdAt} />,
      hidden: true,
    },
  ];
}

function useFilters(administers: boolean): readonly ListFilter[] {
  const words = useTranslations('users');
  const roles = useTranslations('roles');
  const label = useTranslations('lists.users.columns');
  if (!administers) return [];
  return [
    { name: 'role', label: label('role'), choices: ROLES.map((value) => ({ value, label: roles(`name.${value}`) })) },
    { name: 'state', label: label('state'), choices: USER_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
    { name: 'lastSignInAt', label: label('lastSignInAt') },
    { name: 'severalRoles', label: label('severalRoles') },
    { name: 'createdAt', label: label('createdAt') },
  ];
}

export function UserList({ views, actions }: { views: ListViews; actions?: ReactNode }) {
  const words = useTranslations('users');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const administers = capabilities.includes('users.write');
  const bulk = useBulk({ mayGrant: capabilities.includes('roles.write') });
  return (
    <>
      <EndpointList
        list={usersList}
        endpoint={listUsers}
        exporting={exportUsers}
        title={titles('page.hubUsers')}
        columns={useColumns(administers)}
        filters={useFilters(administers)}
        rowKey={({ id }) => id}
        rowName={toFullName}
        views={views}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        actions={actions}
        {...(administers ? { rowLink: ({ id }: ListedUser) => paths.hubUser({ id }), bulkActions: bulk.actions } : {})}
      />
      {bulk.dialog}
    </>
  );
}
