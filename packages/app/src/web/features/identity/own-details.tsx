// The user's name and phone number; the email address is read-only.

import { changeUser } from '#contract/identity/account.endpoints.ts';
import { changeUserBody } from '#contract/identity/account.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { updateUser, useSignedInUser } from '#web/platform/session/session.ts';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './own-account.module.css';

const detailsBody = changeUserBody.pick({ firstName: true, lastName: true, phone: true }).required();

export function OwnDetails() {
  const words = useTranslations('account');
  const { firstName, lastName, phone, email } = useSignedInUser();
  const form = useForm({
    shape: detailsBody,
    initial: { firstName, lastName, phone },
    send: (body) => call(changeUser, { body }),
    done: (user) => {
      updateUser(user);
      // The server trims the values.
      form.reset({ firstName: user.firstName, lastName: user.lastName, phone: user.phone });
      showToast(words('saved'));
    },
  });
  return (
    <Form form={form} label={words('details.title')}>
      <div className={classes['pair']}>
        <NameOrder
          given={
            <TextField of={form.field('firstName')} label={words('details.firstName')} required autoComplete="given-name" maxLength={80} />
          }
          family={
            <TextField of={form.field('lastName')} label={words('details.lastName')} required autoComplete="family-name" maxLength={80} />
          }
        />
      </div>
      <PhoneField of={form.field('phone')} label={words('details.phone')} />
      <dl className={classes['fact']}>
        <dt>{words('details.email')}</dt>
        <dd>{email}</dd>
        <dd className={classes['note']}>{words('details.emailText')}</dd>
      </dl>
      <SubmitButton form={form}>{words('details.save')}</SubmitButton>
    </Form>
  );
}
