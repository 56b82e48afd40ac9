// The picture of the person in the header; it opens what belongs to them.

import { Avatar, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSignedInUser } from '#web/platform/session.ts';
import { AccountPanel } from './account-panel.tsx';
import classes from './header.module.css';

export function AccountMenu() {
  const words = useTranslations('shell');
  const { firstName, lastName, avatarRef } = useSignedInUser();
  const [opened, setOpened] = useState(false);
  const name = `${firstName} ${lastName}`.trim();
  const letters = `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={288} shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.person} onClick={() => setOpened(!opened)}>
          <span className="visually-hidden">{words('account.open', { name })}</span>
          <Avatar
            aria-hidden
            src={avatarRef === null ? null : `/api/attachments/image/${avatarRef}`}
            alt=""
            radius="xl"
            size={32}
            color="teal"
          >
            {letters}
          </Avatar>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words('account.title')} p={8}>
        <AccountPanel onFollow={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
