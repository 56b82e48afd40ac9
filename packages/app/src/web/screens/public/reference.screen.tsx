// A reference: whom the referee is asked about, the questions, and thanks.

import { Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readAskedReference } from '#contract/vetting/references.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { call } from '#web/platform/api/api.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const FORM = withMessages(() => import('#web/features/vetting/reference-form.tsx'));
const ReferenceForm = lazy(() => loadWithMessages(FORM).then((loaded) => ({ default: loaded.ReferenceForm })));

export default function ReferenceScreen() {
  const words = useTranslations('reference');
  const { token = '' } = useParams();
  const [isSent, setIsSent] = useState(false);
  const asked = useOnce(() => call(readAskedReference, { params: { token } }, { quiet: true }));
  if (isSent) return <AccountCard title={words('thanks')} lead={words('thanksLead')} />;
  if (asked.state === 'refused') return <AccountCard title={words('expiredTitle')} lead={words('expired')} />;
  if (asked.state === 'answered') {
    const { refereeName, familyName } = asked.answer;
    return (
      <AccountCard title={words('title', { family: familyName })} lead={words('lead', { name: refereeName, family: familyName })}>
        <Suspense fallback={<Text role="status">{words('checking')}</Text>}>
          <ReferenceForm token={token} onSent={() => setIsSent(true)} />
        </Suspense>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words('checkingTitle')}>
      <Text role="status">{words('checking')}</Text>
    </AccountCard>
  );
}
