// A contact message, with a form to answer it by email.

import { Alert, Anchor, Button, Group } from '@mantine/core';
import { Link } from 'wouter';
import { readContact } from '#contract/messaging/contact.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';

function replyTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

interface EnquiryViewProps {
  readonly id: number;
  /** The sender's request to support, where they get the answer. */
  readonly conversationId?: number | undefined;
}

export function EnquiryView({ id, conversationId }: EnquiryViewProps) {
  const words = useTranslations('notifications.enquiry');
  const topics = useTranslations('contact.topics');
  const seesUsers = usePageAccess()('hubUser');
  const { data, failure, reload } = useEndpoint(readContact, { params: { id } });
  if (failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={3} />;
  const { reference, name, email, phone, topic, message, locale, suspected, userId } = data;
  if (email === '') return <p className={classes['text']}>{words('gone')}</p>;
  return (
    <>
      {suspected && (
        <Alert color="yellow" mb="sm">
          {words('suspected')}
        </Alert>
      )}
      <dl className={classes['facts']}>
        <dt>{words('from')}</dt>
        <dd>
          {name} · {email}
        </dd>
        {phone !== '' && (
          <>
            <dt>{words('phone')}</dt>
            <dd>{phone}</dd>
          </>
        )}
        <dt>{words('topic')}</dt>
        <dd>{topics(topic)}</dd>
        <dt>{words('locale')}</dt>
        <dd lang={locale}>{new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}</dd>
        <dt>{words('reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      <p className={classes['text']}>{message}</p>
      <Group gap="md">
        {conversationId !== undefined && (
          <Button component={Link} to={paths.hubMessages({ conversation: conversationId })}>
            {words('conversation')}
          </Button>
        )}
        <Button
          component="a"
          variant={conversationId === undefined ? 'filled' : 'default'}
          href={replyTo(email, words('replySubject', { reference }))}
        >
          {words('reply')}
        </Button>
        {userId !== null && seesUsers && (
          <Anchor component={Link} to={paths.hubUser({ id: userId })}>
            {words('account')}
          </Anchor>
        )}
      </Group>
    </>
  );
}
