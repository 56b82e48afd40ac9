// The public contact form.

import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { CONTACT_TOPICS } from '#contract/messaging/contact-topics.ts';
import classes from '#web/features/contact/contact.module.css';
import type { SentMessage } from '#web/features/contact/contact-form.tsx';
import { MessageSent } from '#web/features/contact/message-sent.tsx';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useSearchParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const FORM = laterPart(withMessages(() => import('#web/features/contact/contact-form.tsx')));

export default function ContactUsScreen() {
  const words = useTranslations('contact');
  const heads = useTranslations('heads.description');
  usePageHead({ description: heads('contactUs') });
  const [params] = useSearchParams();
  const topic = CONTACT_TOPICS.find((one) => one === params.get('topic')) ?? null;
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <div className={classes['page']}>
      {sent === null ? (
        <>
          <Title order={1}>{words('title')}</Title>
          <Text c="dimmed" mt={4} mb="lg">
            {words('intro')}
          </Text>
          <LaterPart part={FORM} props={{ sent: setSent, about: { topic, message: params.get('message') ?? '' } }} />
        </>
      ) : (
        <MessageSent message={sent} again={() => setSent(null)} />
      )}
    </div>
  );
}
