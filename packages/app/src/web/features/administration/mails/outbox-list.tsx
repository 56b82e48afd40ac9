// The outbox: pending and failed messages, with retry and delete.

import { Text } from '@mantine/core';
import { listOutbox } from '#contract/administration/emails.endpoints.ts';
import { outboxList } from '#contract/administration/lists.ts';
import { OUTBOX_STATES, type OutboxState } from '#contract/administration/states.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { reloadOutbox } from '#web/features/administration/users/reload.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<OutboxState, Meaning>> = { waiting: 'neutral', failed: 'bad', done: 'good' };

export function OutboxList() {
  const words = useTranslations('mails');
  const heading = useTranslations('lists.outbox.columns');

  /** Somebody else may have changed the message first. */
  async function change(ask: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await ask();
      showToast(done);
    } catch (error) {
      if (error instanceof ApiFailure && error.statusCode === 409) showToast(error.message, { kind: 'info' });
    }
    await reloadOutbox();
  }

  const retry = (id: string) => change(() => administration.retryOutbox({ params: { id } }), words('retried'));

  async function drop(id: string): Promise<void> {
    const question = {
      title: words('drop.title'),
      consequences: [words('drop.text')],
      confirm: words('drop.action'),
      tone: 'danger',
    } as const;
    if (await confirm(question)) await change(() => administration.deleteOutbox({ params: { id } }), words('drop.done'));
  }

  return (
    <EndpointList
      list={outboxList}
      endpoint={listOutbox}
      title={words('tab.outbox')}
      columns={[
        { name: 'kind', heading: heading('kind'), cell: ({ kind }) => kind, primary: true },
        {
          name: 'state',
          heading: heading('state'),
          cell: ({ state }) => <StateBadge meaning={MEANINGS[state]}>{words(`outboxState.${state}`)}</StateBadge>,
        },
        { name: 'at', heading: heading('at'), cell: ({ at }) => <RelativeTime at={at} /> },
        { name: 'attempts', heading: heading('attempts'), cell: ({ attempts }) => attempts, align: 'end' },
        {
          name: 'lastError',
          heading: heading('lastError'),
          wrap: true,
          cell: ({ lastError }) =>
            lastError ?? (
              <Text span inherit c="dimmed">
                –
              </Text>
            ),
        },
        { name: 'dueAt', heading: heading('dueAt'), cell: ({ dueAt, state }) => state === 'waiting' && <RelativeTime at={dueAt} /> },
        { name: 'doneAt', heading: heading('doneAt'), cell: ({ doneAt }) => doneAt && <InstantText at={doneAt} />, hidden: true },
      ]}
      filters={[
        {
          name: 'state',
          label: heading('state'),
          choices: OUTBOX_STATES.map((value) => ({ value, label: words(`outboxState.${value}`) })),
        },
        { name: 'at', label: heading('at') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ kind, id }) => `${kind} ${id.slice(0, 8)}`}
      rowActions={({ id, state }) =>
        state === 'failed'
          ? [
              { label: words('retry'), run: () => retry(id) },
              { label: words('drop.action'), run: () => drop(id), tone: 'danger' },
            ]
          : []
      }
      empty={{ title: words('outboxEmpty.title'), text: words('outboxEmpty.text') }}
    />
  );
}
