// The form with which parents register.

import { register } from '#contract/identity/registration.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { forgetReferral, getReferral } from '#web/platform/navigation/referral.ts';
import { PrivacyLink, TermsLink } from '#web/platform/terms-link.tsx';
import { useSearchParams } from '#web/router.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { NewPasswordField } from '#web/ui/form/fields/contact/password-field.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function timezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export default function RegisterForm({ sent }: { readonly sent: (email: string) => void }) {
  const words = useTranslations('register');
  const [asked] = useSearchParams();
  const form = useForm({
    shape: () => import('#contract/identity/registration.shapes.ts').then(({ registerBody }) => registerBody),
    initial: {
      firstName: '',
      lastName: '',
      email: asked.get('email') ?? '',
      phone: '',
      password: '',
      acceptsTerms: false,
      referralCode: getReferral(),
      timezone: timezone(),
    },
    guarded: false,
    send: async (body) => {
      await call(register, { body });
      return body.email;
    },
    done: (email) => {
      forgetReferral();
      sent(email);
    },
  });
  return (
    <Form form={form} label={words('title')}>
      <NameOrder
        given={<TextField of={form.field('firstName')} label={words('firstName')} autoComplete="given-name" required />}
        family={<TextField of={form.field('lastName')} label={words('lastName')} autoComplete="family-name" required />}
      />
      <EmailField of={form.field('email')} label={words('email')} required />
      <PhoneField of={form.field('phone')} label={words('phone')} />
      <NewPasswordField of={form.field('password')} label={words('password')} required />
      <CheckboxField of={form.field('acceptsTerms')} label={words('terms')} faultName={words('termsName')} required />
      <TermsLink />
      <PrivacyLink />
      <SubmitButton form={form}>{words('submit')}</SubmitButton>
    </Form>
  );
}
