// Stands in for a page that is still to come: says what it will do, and where to go meanwhile.

import { Text, Title } from '@mantine/core';
import { IconChevronRight, IconSeedling } from '@tabler/icons-react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths } from '#web/paths.ts';
import { usePages } from '#web/platform/pages.ts';
import { useUser } from '#web/platform/session.ts';
import { Link } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './coming-later.module.css';

/** Pages without parameters that are worth a link, in the order of their use. */
const WORTH_A_LINK = [
  'hub',
  'travelDashboard',
  'hostHostings',
  'travelTrips',
  'hubUsers',
  'hubRoles',
  'hubPermissions',
  'hubChangeLog',
  'hubMails',
  'hubNotifications',
  'account',
  'contactUs',
  'signIn',
] as const satisfies readonly PageName[];

function Meanwhile() {
  const words = useTranslations('comingLater');
  const user = useUser();
  const { isOpen, titleOf } = usePages();
  const links = WORTH_A_LINK.filter((name) => isOpen(name, user));
  if (links.length === 0) return null;
  return (
    <section className={classes['meanwhile']}>
      <Title order={2} size="h4" px={12}>
        {words('meanwhile')}
      </Title>
      <ul className={classes['links']}>
        {links.map((name) => (
          <li key={name}>
            <Link to={paths[name]()} className={classes['link']}>
              {titleOf(name)}
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function ComingLaterScreen() {
  const words = useTranslations('comingLater');
  const titles = useTranslations('titles');
  const { current } = usePages();
  if (current?.kind !== 'later') return null;
  return (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <div className={classes['icon']}>
          <IconSeedling size={28} stroke={1.5} aria-hidden />
        </div>
        <Title order={1} size="h2">
          {words('heading', { title: titles(`page.${current.title}`) })}
        </Title>
        <Text c="dimmed" maw="48ch">
          {words('explanation', { what: words(`what.${current.title}`) })}
        </Text>
      </div>
      <Meanwhile />
    </div>
  );
}
