// Requests a link to reset a forgotten password.

import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { forgotPassword } from '#contract/identity/recovery.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { MailSent } from '#web/features/identity/mail-sent.tsx';
import { paths } from '#web/paths.ts';
import { callForMessage } from '#web/platform/api/api.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmailField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function ForgotForm({ sent }: { sent: (email: string) => void }) {
  const words = useTranslations('recovery');
  const [asked] = useSearchParams();
  const form = useForm({
    shape: () => import('#contract/identity/account.shapes.ts').then(({ forgotPasswordBody }) => forgotPasswordBody),
    initial: { email: asked.get('email') ?? '' },
    guarded: false,
    send: async (body) => {
      await callForMessage(forgotPassword, { body });
      return body.email;
    },
    done: sent,
  });
  return (
    <Form form={form} label={words('forgotTitle')}>
      <EmailField of={form.field('email')} label={words('email')} required />
      <SubmitButton form={form}>{words('send')}</SubmitButton>
    </Form>
  );
}

export default function ForgotPasswordScreen() {
  const words = useTranslations('recovery');
  const [email, setEmail] = useState<string | null>(null);
  const more = (
    <Anchor component={Link} to={paths.signIn()}>
      {words('backToSignIn')}
    </Anchor>
  );
  if (email === null) {
    return (
      <AccountCard title={words('forgotTitle')} lead={words('forgotLead')} more={more}>
        <ForgotForm sent={setEmail} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words('sentTitle')} more={more}>
      <MailSent text={words('sent', { email })} again={() => callForMessage(forgotPassword, { body: { email } })} />
    </AccountCard>
  );
}
