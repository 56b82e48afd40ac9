// The form for the first administrator, which is loaded once its link has been found valid.

import { useLocation } from 'wouter';
import { setUp } from '#contract/identity/setup.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { getDeviceTimeZone } from '#web/platform/session/app-persist.ts';
import { startSession } from '#web/platform/session/session.ts';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { NewPasswordField, RepeatPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function SetUpForm({ token }: { readonly token: string }) {
  const words = useTranslations('setUp');
  const [, navigate] = useLocation();
  const form = useForm({
    shape: () => import('#contract/identity/account.shapes.ts').then(({ setUpBody }) => setUpBody),
    initial: { token, firstName: '', lastName: '', email: '', password: '', passwordConfirmation: '', timezone: getDeviceTimeZone() },
    guarded: false,
    send: (body) => call(setUp, { body }),
    done: (user) => {
      startSession(user);
      navigate(paths.hubUsers());
    },
  });
  return (
    <Form form={form} label={words('title')}>
      <NameOrder
        given={<TextField of={form.field('firstName')} label={words('firstName')} autoComplete="given-name" required />}
        family={<TextField of={form.field('lastName')} label={words('lastName')} autoComplete="family-name" required />}
      />
      <EmailField of={form.field('email')} label={words('email')} required />
      <NewPasswordField of={form.field('password')} label={words('password')} required />
      <RepeatPasswordField of={form.field('passwordConfirmation')} label={words('passwordConfirmation')} required />
      <SubmitButton form={form}>{words('submit')}</SubmitButton>
    </Form>
  );
}
