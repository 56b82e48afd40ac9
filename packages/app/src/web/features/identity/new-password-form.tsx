// The form for a new password, which is loaded once its link has been found valid.

import { useLocation } from 'wouter';
import { resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { paths } from '#web/paths.ts';
import { callForMessage } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { NewPasswordField, RepeatPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function NewPasswordForm({ token }: { readonly token: string }) {
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
