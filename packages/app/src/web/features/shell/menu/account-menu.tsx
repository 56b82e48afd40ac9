// The user's picture in the header, which opens the account menu.

import { Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from '#web/features/shell/frames/header.module.css';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AccountPanel } from './account-panel.tsx';

export function AccountMenu() {
  const words = useTranslations('shell');
  const user = useSignedInUser();
  const [opened, setOpened] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={288} shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.person} onClick={() => setOpened(!opened)}>
          <span className="visually-hidden">{words('account.open', { name })}</span>
          <PersonPicture person={user} size={32} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words('account.title')} p={8}>
        <AccountPanel onFollow={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
