// Shown to accounts without a role: why, who assigns one, a button to check again, and support. A reload also checks again.

import { Button, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { signOut, updateUser, useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message-page.module.css';

const SUPPORT = withMessages(() => import('#web/features/messaging/own-support.tsx'));
const OwnSupport = lazy(() => loadWithMessages(SUPPORT).then((loaded) => ({ default: loaded.OwnSupport })));

export default function NoAccessScreen() {
  const words = useTranslations('noAccess');
  const user = useSignedInUser();
  const [state, setState] = useState<'idle' | 'looking' | 'waiting'>('idle');

  async function look() {
    setState('looking');
    try {
      // Once the user has a role, the guard of this page redirects to their home page.
      updateUser(await call(readUser, { query: {} }));
      setState('waiting');
    } catch {
      setState('idle');
    }
  }

  return (
    <div className={classes.page}>
      <Title order={1}>{words('title')}</Title>
      <Text>{words('hello', { email: user.email })}</Text>
      <section className={classes.box}>
        <Title order={2} size="h4">
          {words('who')}
        </Title>
        <Text c="dimmed">{words('whoText')}</Text>
      </section>
      <div className={classes.actions}>
        <Button loading={state === 'looking'} onClick={look}>
          {words('check')}
        </Button>
        <Button variant="subtle" onClick={() => signOut()}>
          {words('signOut')}
        </Button>
      </div>
      <Text role="status" size="sm" c="dimmed">
        {state === 'waiting' ? words('checked') : ''}
      </Text>
      <Suspense fallback={null}>
        <OwnSupport />
      </Suspense>
    </div>
  );
}
