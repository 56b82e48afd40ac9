// Confirms an email address with an emailed link.

import { Button, Text } from '@mantine/core';
import { Link } from 'wouter';
import { verifyEmail } from '#contract/identity/registration.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function VerifyEmailScreen() {
  const words = useTranslations('recovery');
  const { token = '' } = useParams();
  const outcome = useOnce(() => call(verifyEmail, { body: { token } }, { quiet: true }));
  if (outcome.state === 'asking') {
    return (
      <AccountCard title={words('verifyTitle')}>
        <Text role="status">{words('verifying')}</Text>
      </AccountCard>
    );
  }
  if (outcome.state === 'answered') {
    const { email } = outcome.answer;
    return (
      <AccountCard title={words('verifiedTitle')} lead={words('verified', { email })}>
        <Button component={Link} to={paths.signIn({ email })}>
          {words('signIn')}
        </Button>
      </AccountCard>
    );
  }
  const { code, errors, message } = outcome.failure;
  const before = code === 'emailAlreadyVerified';
  // A truncated link is treated like an expired one.
  const fault = errors['token'] === undefined ? message : words('expired');
  return (
    <AccountCard title={before ? words('alreadyTitle') : words('expiredTitle')} lead={before ? words('already') : fault}>
      <Button component={Link} to={paths.signIn()}>
        {words('signIn')}
      </Button>
    </AccountCard>
  );
}
