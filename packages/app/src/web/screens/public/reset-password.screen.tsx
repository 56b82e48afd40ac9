// Sets a password with an emailed link: after a reset request or an invitation.

import { Button, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { checkResetLink } from '#contract/identity/recovery.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const FORM = withMessages(() => import('#web/features/identity/new-password-form.tsx'));
const NewPasswordForm = lazy(() => loadWithMessages(FORM));

function Expired() {
  const words = useTranslations('recovery');
  return (
    <AccountCard title={words('expiredTitle')} lead={words('expired')}>
      <Button component={Link} to={paths.forgotPassword()}>
        {words('newLink')}
      </Button>
    </AccountCard>
  );
}

function Choose({ token, link }: { token: string; link: AnswerOf<typeof checkResetLink> }) {
  const words = useTranslations('recovery');
  const { purpose, email, firstName } = link;
  const title = purpose === 'invite' ? words('inviteTitle', { name: firstName }) : words('resetTitle');
  const lead = purpose === 'invite' ? words('inviteLead', { email }) : words('resetLead', { email });
  return (
    <AccountCard title={title} lead={lead}>
      <Suspense fallback={<Text role="status">{words('checking')}</Text>}>
        <NewPasswordForm token={token} />
      </Suspense>
    </AccountCard>
  );
}

export default function ResetPasswordScreen() {
  const words = useTranslations('recovery');
  const { token = '' } = useParams();
  const link = useOnce(() => call(checkResetLink, { body: { token } }, { quiet: true }));
  if (link.state === 'answered') return <Choose token={token} link={link.answer} />;
  if (link.state === 'refused') return <Expired />;
  return (
    <AccountCard title={words('resetTitle')}>
      <Text role="status">{words('checking')}</Text>
    </AccountCard>
  );
}
