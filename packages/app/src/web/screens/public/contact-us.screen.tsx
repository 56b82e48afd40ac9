// Writing to us, for anybody.

import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from '#web/features/contact/contact.module.css';
import { ContactForm, type SentMessage } from '#web/features/contact/contact-form.tsx';
import { MessageSent } from '#web/features/contact/message-sent.tsx';

export default function ContactUsScreen() {
  const words = useTranslations('contact');
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <div className={classes['page']}>
      {sent === null ? (
        <>
          <Title order={1}>{words('title')}</Title>
          <Text c="dimmed" mt={4} mb="lg">
            {words('intro')}
          </Text>
          <ContactForm sent={setSent} />
        </>
      ) : (
        <MessageSent message={sent} again={() => setSent(null)} />
      )}
    </div>
  );
}
