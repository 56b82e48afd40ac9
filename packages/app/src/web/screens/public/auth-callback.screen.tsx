// The page to which a sign-in provider redirects.

import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { finishProviderSignIn } from '#contract/identity/providers.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { toAddressInLocale } from '#web/platform/messages/locale.ts';
import { forgetReferral } from '#web/platform/navigation/referral.ts';
import { startSession } from '#web/platform/session/session.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function AuthCallbackScreen() {
  const words = useTranslations('recovery');
  const { provider = '' } = useParams();
  const [asked] = useSearchParams();
  const part = (name: string) => asked.get(name) ?? undefined;
  const outcome = useOnce(() =>
    call(
      finishProviderSignIn,
      { params: { provider }, body: { code: part('code'), state: part('state'), iss: part('iss'), error: part('error') } },
      { quiet: true },
    ),
  );
  useEffect(() => {
    if (outcome.state !== 'answered') return;
    forgetReferral();
    startSession(outcome.answer.user);
    window.location.replace(toAddressInLocale(outcome.answer.locale, { pathname: paths.authCheck(), search: '', hash: '' }));
  }, [outcome]);
  if (outcome.state !== 'refused') {
    return (
      <AccountCard title={words('signIn')}>
        <Text role="status">{words('returning')}</Text>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words('failedTitle')} lead={outcome.failure.message}>
      <Button component={Link} to={paths.signIn()}>
        {words('backToSignIn')}
      </Button>
    </AccountCard>
  );
}
