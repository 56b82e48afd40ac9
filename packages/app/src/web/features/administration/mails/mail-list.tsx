// The list of sent emails, each shown in a drawer.

import { listMails } from '#contract/administration/emails.endpoints.ts';
import { emailsList } from '#contract/administration/lists.ts';
import { EMAIL_STATES, type EmailState } from '#contract/administration/states.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<EmailState, Meaning>> = { sent: 'good', kept: 'info', waiting: 'neutral', failed: 'bad' };

export function MailStateBadge({ state }: { state: EmailState }) {
  const words = useTranslations('mails');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

/** @param linkTo returns the URL of an email */
export function MailList({ views, linkTo }: { views: ListViews; linkTo: (id: number) => string }) {
  const words = useTranslations('mails');
  const heading = useTranslations('lists.mails.columns');
  return (
    <EndpointList
      list={emailsList}
      endpoint={listMails}
      title={words('tab.mails')}
      columns={[
        { name: 'subject', heading: heading('subject'), cell: ({ subject }) => subject, primary: true },
        { name: 'recipient', heading: heading('recipient'), cell: ({ recipient }) => recipient },
        { name: 'at', heading: heading('at'), cell: ({ at }) => <RelativeTime at={at} /> },
        { name: 'state', heading: heading('state'), cell: ({ state }) => <MailStateBadge state={state} /> },
        { name: 'sentAt', heading: heading('sentAt'), cell: ({ sentAt }) => sentAt && <InstantText at={sentAt} />, hidden: true },
      ]}
      filters={[
        { name: 'state', label: heading('state'), choices: EMAIL_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'at', label: heading('at') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ recipient, subject }) => words('open', { recipient, subject })}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
