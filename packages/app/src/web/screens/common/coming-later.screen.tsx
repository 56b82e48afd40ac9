// A placeholder for a planned page: says what it will do, and links to available pages.

import { Text, Title } from '@mantine/core';
import { IconChevronRight, IconSeedling } from '@tabler/icons-react';
import { Link } from 'wouter';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { findArea } from '#web/features/shell/menu/areas.model.ts';
import { listMenuPages } from '#web/features/shell/menu/navigation.model.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './coming-later.module.css';

/** Linked from every planned page. */
const ALWAYS = ['account', 'contactUs', 'signIn'] as const satisfies readonly PageName[];

function Meanwhile() {
  const words = useTranslations('comingLater');
  const user = useUser();
  const { isOpen, name: shown, table, titleOf } = usePages();
  // All pages in the menus of this area that the user can open, in menu order.
  const area = findArea(PAGE_PATHS[shown]);
  const links = [...(area === null ? [] : listMenuPages(table, area)), ...ALWAYS].filter((name) => isOpen(name, user));
  if (links.length === 0) return null;
  return (
    <section className={classes['meanwhile']}>
      <Title order={2} size="h4" px={12}>
        {words('meanwhile')}
      </Title>
      <ul className={classes['links']}>
        {links.map((name) => (
          <li key={name}>
            <Link to={PAGE_PATHS[name]} className={classes['link']}>
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
