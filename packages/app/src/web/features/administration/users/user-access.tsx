// The account of a user: its state and sessions, with deactivation, reactivation, emailed links and viewing as the user.

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconLock, IconLockOpen, IconLogout, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useUserActions } from './use-user-actions.ts';
import classes from './user-access.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ user }: { user: AdministeredUser }) {
  const words = useTranslations('users');
  const { lastSignInAt = null, createdAt, emailVerifiedAt = null, providers = [], hasPassword, sessions = 0, timezone } = user;
  const ways = [...(hasPassword ? [words('password')] : []), ...providers];
  return (
    <dl className={classes['facts']}>
      <Fact name={words('lastSignIn')}>{lastSignInAt === null ? words('never') : <RelativeTime at={lastSignInAt} />}</Fact>
      <Fact name={words('sessions')}>{words('sessionCount', { count: sessions })}</Fact>
      <Fact name={words('emailState')}>{emailVerifiedAt === null ? words('emailUnverified') : words('emailVerified')}</Fact>
      <Fact name={words('signsInWith')}>{ways.length === 0 ? words('nothingYet') : ways.join(', ')}</Fact>
      <Fact name={words('timezone')}>{timezone ?? words('unknown')}</Fact>
      {createdAt !== undefined && (
        <Fact name={words('since')}>
          <InstantText at={createdAt} />
        </Fact>
      )}
    </dl>
  );
}

interface UserAccessProps {
  readonly user: AdministeredUser;
  readonly isOneself: boolean;
  readonly onChanged: (user: AdministeredUser) => void;
}

export function UserAccess({ user, isOneself, onChanged }: UserAccessProps) {
  const words = useTranslations('users');
  const { deactivate, reactivate, sendResetLink, resendInvitation, signOutEverywhere, viewAs } = useUserActions({ user, onChanged });
  const { state, sessions = 0 } = user;
  const isShut = state === 'deactivated';
  return (
    <Stack gap="md">
      <Facts user={user} />
      {isOneself && <Text c="dimmed">{words('ownAccount')}</Text>}
      <Group gap="sm">
        {state === 'invited' && (
          <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => void resendInvitation()}>
            {words('resendInvitation')}
          </Button>
        )}
        {(state === 'active' || state === 'unverified') && (
          <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => void sendResetLink()}>
            {words('resetLink')}
          </Button>
        )}
        {!isOneself && sessions > 0 && (
          <Button variant="default" leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOutEverywhere()}>
            {words('signOut')}
          </Button>
        )}
        {viewAs !== null && !isOneself && (
          <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={() => void viewAs()}>
            {words('viewAs')}
          </Button>
        )}
        {!isOneself && isShut && (
          <Button leftSection={<IconLockOpen size={16} aria-hidden />} onClick={() => void reactivate()}>
            {words('reactivate')}
          </Button>
        )}
        {!isOneself && !isShut && (
          <Button color="red" variant="light" leftSection={<IconLock size={16} aria-hidden />} onClick={() => void deactivate()}>
            {words('deactivate')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
