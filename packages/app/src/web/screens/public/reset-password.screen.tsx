// Sets a password with an emailed link: after a reset request or an invitation.

import { Button, Text } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { checkResetLink, resetPassword } from '#contract/identity/recovery.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { paths } from '#web/paths.ts';
import { call, callForMessage } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useParams } from '#web/router.tsx';
import { NewPasswordField, RepeatPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function PasswordForm({ token }: { token: string }) {
  const words = useTranslations('recovery');
  const [, navigate] = useLocation();
  const form = useForm({
    shape: () => import('#contract/identity/account.shapes.ts').then(({ resetPasswordBody }) => resetPasswordBody),
    initial: { token, password: '', passwordConfirmation: '' },
    guarded: false,
    send: (body) => callForMessage(resetPassword, { body }),
    done: ({ answer, message }) => {
      showToast(message, { kind: 'success' });
      navigate(paths.signIn({ email: answer.email }));
    },
  });
  return (
    <Form form={form} label={words('resetTitle')}>
      <NewPasswordField of={form.field('password')} label={words('password')} required />
      <RepeatPasswordField of={form.field('passwordConfirmation')} label={words('passwordConfirmation')} required />
      <SubmitButton form={form}>{words('save')}</SubmitButton>
    </Form>
  );
}

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
      <PasswordForm token={token} />
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
