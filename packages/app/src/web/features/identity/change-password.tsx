// The form to change the password; users without one, who sign in with a provider, get a link to choose one.

import { Button, Stack, Text } from '@mantine/core';
import { changePassword } from '#contract/identity/account.endpoints.ts';
import { changePasswordBody } from '#contract/identity/account.shapes.ts';
import { forgotPassword } from '#contract/identity/recovery.endpoints.ts';
import { call, callForMessage } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { NewPasswordField, PasswordField, RepeatPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './change-password.module.css';

const EMPTY = { currentPassword: '', password: '', passwordConfirmation: '' };

function ChangeForm() {
  const words = useTranslations('changePassword');
  const form = useForm({
    shape: changePasswordBody,
    initial: EMPTY,
    guarded: false,
    send: (body) => callForMessage(changePassword, { body }),
    done: ({ message }) => {
      showToast(message, { kind: 'success' });
      form.reset(EMPTY);
    },
  });
  return (
    <Form form={form} label={words('title')} className={classes['form'] ?? ''}>
      <PasswordField of={form.field('currentPassword')} label={words('current')} required />
      <NewPasswordField of={form.field('password')} label={words('new')} required />
      <RepeatPasswordField of={form.field('passwordConfirmation')} label={words('confirmation')} required />
      <SubmitButton form={form}>{words('save')}</SubmitButton>
    </Form>
  );
}

function FirstPassword({ email }: { email: string }) {
  const words = useTranslations('changePassword');
  async function send() {
    const sent = await attemptRequest(call(forgotPassword, { body: { email } }));
    if (sent !== null) showToast(words('linkSent', { email }), { kind: 'success' });
  }
  return (
    <Stack align="flex-start">
      <Text maw="60ch">{words('none')}</Text>
      <Button onClick={send}>{words('sendLink')}</Button>
    </Stack>
  );
}

export function ChangePassword() {
  const { hasPassword, email } = useSignedInUser();
  return hasPassword ? <ChangeForm /> : <FirstPassword email={email} />;
}
