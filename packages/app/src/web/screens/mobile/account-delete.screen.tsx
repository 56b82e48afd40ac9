// Deleting the own account, as app stores ask for: at the end a goodbye, signed out, and the wrapper told so.

import { Alert, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from '#web/features/identity/account-deletion.module.css';
import { DeletionBlocked, DeletionFacts, DeletionForm } from '#web/features/identity/account-deletion.tsx';
import { useDeletion } from '#web/features/identity/deletion.store.ts';
import { persist } from '#web/platform/app-persist.ts';
import { signOut, useSignedInUser } from '#web/platform/session.ts';
import { runEndSteps } from '#web/platform/session-steps.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/loading.tsx';

function Goodbye() {
  const words = useTranslations('mobile.delete');
  return (
    <div className={classes.page} role="status">
      <Title order={1}>{words('goodbye')}</Title>
      <Text>{words('goodbyeText')}</Text>
      <div>
        <Button onClick={() => signOut()}>{words('home')}</Button>
      </div>
    </div>
  );
}

export default function AccountDeleteScreen() {
  const words = useTranslations('mobile');
  const { viewedBy } = useSignedInUser();
  const asked = useDeletion();
  const [deleted, setDeleted] = useState(false);

  function sayGoodbye() {
    // The session is over; this page stays until the goodbye has been read.
    persist.update({ signedIn: false, userId: undefined, token: undefined });
    runEndSteps();
    setDeleted(true);
  }

  if (deleted) return <Goodbye />;
  return (
    <div className={classes.page}>
      <Title order={1}>{words('deleteAccount')}</Title>
      {asked.state === 'loading' && <LoadingPage />}
      {asked.state === 'failed' && <Fault message={asked.message} onRetry={asked.retry} />}
      {asked.state === 'known' && (
        <>
          <DeletionFacts deletion={asked.deletion} />
          {viewedBy !== null && <Alert color="yellow">{words('delete.viewing')}</Alert>}
          {viewedBy === null && asked.deletion.blockers.length > 0 && <DeletionBlocked blockers={asked.deletion.blockers} />}
          {viewedBy === null && asked.deletion.blockers.length === 0 && (
            <DeletionForm confirmedBy={asked.deletion.confirmedBy} onDeleted={sayGoodbye} />
          )}
        </>
      )}
    </div>
  );
}
