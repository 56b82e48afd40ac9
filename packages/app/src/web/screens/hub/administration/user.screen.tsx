// A user: details, roles, account, and change history.

import { Anchor, Card, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { administration } from '#web/features/administration/administration.api.ts';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { UserAccess } from '#web/features/administration/users/user-access.tsx';
import { UserStateBadge } from '#web/features/administration/users/user-badges.tsx';
import { UserDetails } from '#web/features/administration/users/user-details.tsx';
import { toFullName } from '#web/features/administration/users/user-picker.tsx';
import { UserRoles } from '#web/features/administration/users/user-roles.tsx';
import { SupportLink } from '#web/features/messaging/support-link.tsx';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Card>
  );
}

function OneUser({ id }: { id: number }) {
  const words = useTranslations('users');
  const me = useSignedInUser();
  const {
    value: user,
    fault,
    reload,
    set,
  } = useAnswer(`user ${id}`, (signal) => administration.readOneUser({ params: { id } }, { signal }));
  usePageTitle(user === null ? undefined : toFullName(user));
  if (fault !== null) return <Fault message={fault} onRetry={reload} />;
  if (user === null) return <LoadingPage />;
  const isOneself = me.id === id;
  const may = me.capabilities;
  return (
    <>
      <PageHeader
        title={toFullName(user)}
        beside={user.state && <UserStateBadge state={user.state} />}
        back={{ to: paths.hubUsers(), label: words('back') }}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Stack gap="md">
          <Section title={words('section.details')}>
            <UserDetails user={user} onChanged={set} />
          </Section>
          <Section title={words('section.access')}>
            <UserAccess user={user} isOneself={isOneself} onChanged={set} />
          </Section>
          {may.includes('support.handle') && <SupportLink userId={id} />}
        </Stack>
        <Stack gap="md">
          {may.includes('roles.write') && (
            <Section title={words('section.roles')}>
              <Stack gap="md">
                <UserRoles key={user.roleNames?.join()} user={user} isOneself={isOneself} onChanged={set} onOutdated={reload} />
                <Anchor component={Link} to={paths.hubPermissions({ tab: 'effective', user: id })} size="sm">
                  {words('rights')}
                </Anchor>
              </Stack>
            </Section>
          )}
          {may.includes('audit.read') && (
            <Section title={words('section.log')}>
              <ChangeList subjectType="user" subjectId={String(id)} version={user.version ?? 1} />
            </Section>
          )}
        </Stack>
      </SimpleGrid>
    </>
  );
}

export default function UserScreen() {
  const id = Number(useParams()['id']);
  return <OneUser key={id} id={id} />;
}
