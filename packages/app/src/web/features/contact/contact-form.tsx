// The contact form; signed-in users need not enter their name and address.

import { Text } from '@mantine/core';
import { useRef } from 'react';
import { sendContact } from '#contract/messaging/contact.endpoints.ts';
import { CONTACT_TOPICS, type ContactTopic } from '#contract/messaging/contact-topics.ts';
import { call } from '#web/platform/api/api.ts';
import { useUser } from '#web/platform/session/session.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './contact.module.css';

const LONGEST = 5000;

export interface SentMessage {
  readonly reference: string;
  readonly email: string;
}

interface ContactFormProps {
  readonly sent: (message: SentMessage) => void;
  /** Initial values if another page has linked here with a specific request. */
  readonly about?: { readonly topic: ContactTopic | null; readonly message: string };
}

const NOTHING = { topic: null, message: '' } as const;

export default function ContactForm({ sent, about = NOTHING }: ContactFormProps) {
  const words = useTranslations('contact');
  const user = useUser();
  const trap = useRef<HTMLInputElement>(null);
  const opened = useRef(Date.now());
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`.trim();
  const email = user?.email ?? '';
  const form = useForm({
    shape: () => import('#contract/messaging/contact.shapes.ts').then(({ contactFields }) => contactFields),
    initial: { name, email, phone: user?.phone ?? '', topic: about.topic, message: about.message },
    send: async (fields) => {
      const seconds = Math.floor((Date.now() - opened.current) / 1000);
      const { reference } = await call(sendContact, { body: { ...fields, homepage: trap.current?.value ?? '', seconds } });
      return { reference, email: fields.email };
    },
    done: sent,
  });
  return (
    <Form form={form} label={words('title')}>
      {user === null ? (
        <>
          <TextField of={form.field('name')} label={words('name')} autoComplete="name" required />
          <EmailField of={form.field('email')} label={words('email')} required />
        </>
      ) : (
        <Text>{words('signedInAs', { email, name })}</Text>
      )}
      <PhoneField of={form.field('phone')} label={words('phone')} description={words('phoneHint')} />
      <SelectField
        of={form.field('topic')}
        label={words('topic')}
        choices={CONTACT_TOPICS.map((value) => ({ value, label: words(`topics.${value}`) }))}
        required
      />
      <LongTextField of={form.field('message')} label={words('message')} minRows={6} maxLength={LONGEST} required />
      <div className={classes['trap']} aria-hidden="true">
        <label>
          {words('trap')}
          <input ref={trap} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton form={form}>{words('send')}</SubmitButton>
    </Form>
  );
}
