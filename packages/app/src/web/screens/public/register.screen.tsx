// The registration of a parent.

import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { resendVerification } from '#contract/identity/registration.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { MailSent } from '#web/features/identity/mail-sent.tsx';
import { paths } from '#web/paths.ts';
import { callForMessage } from '#web/platform/api/api.ts';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const FORM = laterPart(withMessages(() => import('#web/features/identity/register-form.tsx')));

export default function RegisterScreen() {
  const words = useTranslations('register');
  const [email, setEmail] = useState<string | null>(null);
  const more = (
    <Anchor component={Link} to={paths.signIn()}>
      {words('signIn')}
    </Anchor>
  );
  if (email === null) {
    return (
      <AccountCard title={words('title')} lead={words('lead')} more={more}>
        <LaterPart part={FORM} props={{ sent: setEmail }} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words('sentTitle')} more={more}>
      <MailSent text={words('sent', { email })} again={() => callForMessage(resendVerification, { body: { email } })} />
    </AccountCard>
  );
}
