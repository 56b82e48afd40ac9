// Deletes the user's own account, as app stores require: then shows a goodbye, signs out, and notifies the app wrapper.

import { Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import classes from '#web/features/identity/account-deletion.module.css';
import { Goodbye } from '#web/features/identity/account-deletion-goodbye.tsx';
import { DeletionSteps } from '#web/features/identity/deletion-steps.tsx';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function AccountDeleteScreen() {
  const words = useTranslations('mobile');
  const [, navigate] = useLocation();
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Goodbye />;
  return (
    <div className={classes.page}>
      <Title order={1}>{words('deleteAccount')}</Title>
      <DeletionSteps onDeleted={() => setDeleted(true)} onCancel={() => navigate(paths.mobileMenu())} />
    </div>
  );
}
