// Stands in for a page that is still to come: says what it will do, and where to go meanwhile.

import { Anchor, List, ListItem, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths } from '#web/paths.ts';
import { usePages } from '#web/platform/pages.ts';
import { useUser } from '#web/platform/session.ts';
import { Link } from '#web/router.tsx';

/** Pages without parameters that are worth a link, in the order of their use. */
const WORTH_A_LINK = [
  'mobileHome',
  'travelDashboard',
  'hostHostings',
  'hub',
  'travelTrips',
  'hubUsers',
  'hubRoles',
  'hubPermissions',
  'travelProfile',
  'hubNotifications',
  'hubChangePassword',
  'contactUs',
  'signIn',
] as const satisfies readonly PageName[];

export default function ComingLaterScreen() {
  const words = useTranslations('comingLater');
  const titles = useTranslations('titles');
  const user = useUser();
  const { current, isOpen, titleOf } = usePages();
  const links = WORTH_A_LINK.filter((name) => isOpen(name, user));
  if (current?.kind !== 'later') return null;
  return (
    <Stack gap="md">
      <Title order={1}>{words('heading', { title: titles(`page.${current.title}`) })}</Title>
      <Text>{words('explanation', { what: words(`what.${current.title}`) })}</Text>
      {links.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {words('meanwhile')}
          </Title>
          <List>
            {links.map((name) => (
              <ListItem key={name}>
                <Anchor component={Link} to={paths[name]()}>
                  {titleOf(name)}
                </Anchor>
              </ListItem>
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}
