// The steps of an account deletion, from its consequences to the confirmation or the blockers.

import { Alert } from '@mantine/core';
import { persist } from '#web/platform/session/app-persist.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { runEndSteps } from '#web/platform/session/session-steps.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DeletionBlocked, DeletionFacts, DeletionForm } from './account-deletion.tsx';
import { useDeletion } from './deletion.store.ts';

interface DeletionStepsProps {
  /** The session has ended; the page remains until the user has read the goodbye. */
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

export function DeletionSteps({ onDeleted, onCancel }: DeletionStepsProps) {
  const words = useTranslations('mobile.delete');
  const { viewedBy } = useSignedInUser();
  const asked = useDeletion();

  function end() {
    persist.update({ signedIn: false, userId: undefined, token: undefined });
    runEndSteps();
    onDeleted();
  }

  if (asked.state === 'loading') return <LoadingPage />;
  if (asked.state === 'failed') return <Fault message={asked.message} onRetry={asked.retry} />;
  const { deletion } = asked;
  return (
    <>
      <DeletionFacts deletion={deletion} />
      {viewedBy !== null && <Alert color="yellow">{words('viewing')}</Alert>}
      {viewedBy === null && deletion.blockers.length > 0 && <DeletionBlocked blockers={deletion.blockers} />}
      {viewedBy === null && deletion.blockers.length === 0 && (
        <DeletionForm confirmedBy={deletion.confirmedBy} onDeleted={end} onCancel={onCancel} />
      )}
    </>
  );
}
