// The menu inside an app wrapper: the user's pages, areas and language, and at the end account deletion and sign-out.

import { Group, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'wouter';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import classes from '#web/features/shell/menu/account-panel.module.css';
import { SchemeChoice, SignOutButton } from '#web/features/shell/menu/account-panel.tsx';
import { AreaLinks } from '#web/features/shell/menu/area-links.tsx';
import { MobileMenu } from '#web/features/shell/menu/mobile-menu.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function MobileMenuScreen() {
  const words = useTranslations('mobile');
  const user = useSignedInUser();
  return (
    <>
      <Title order={1} mb="md">
        {words('menu')}
      </Title>
      <Group gap="sm" wrap="nowrap" px={8} pb="xs">
        <PersonPicture person={user} size={40} />
        <div className={classes.who}>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <span>{user.email}</span>
        </div>
      </Group>
      <MobileMenu />
      <AreaLinks />
      <section className={classes.part} aria-label={words('settings')}>
        <SchemeChoice />
        <LanguageSelect wide />
        <Link to={paths.mobileAccountDelete()} className={classes.item}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
          {words('deleteAccount')}
        </Link>
        <SignOutButton />
      </section>
    </>
  );
}
