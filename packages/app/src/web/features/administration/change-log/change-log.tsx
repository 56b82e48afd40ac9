// The whole audit trail as a list: actor, action, subject, old and new values.

import { Text } from '@mantine/core';
import { exportAudit, listAudit } from '#contract/administration/audit.endpoints.ts';
import type { AuditEntry } from '#contract/administration/audit.shapes.ts';
import { auditList } from '#contract/administration/lists.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { toFullName } from '#web/features/administration/users/user-picker.tsx';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useActorName } from './change-list.tsx';
import { ChangeValues } from './change-values.tsx';
import { useChangeWords } from './change-words.ts';

function useFilters(): readonly ListFilter[] {
  const names = useChangeWords();
  const label = useTranslations('lists.audit.columns');
  const { value } = useAnswer('audit choices', (signal) => administration.listAuditChoices({}, { signal, background: true }));
  const { actions = [], subjectTypes = [], actors = [] } = value ?? {};
  return [
    { name: 'at', label: label('at') },
    { name: 'actor', label: label('actor'), choices: actors.map((actor) => ({ value: String(actor.id), label: toFullName(actor) })) },
    { name: 'action', label: label('action'), choices: actions.map((name) => ({ value: name, label: names.action(name) })) },
    {
      name: 'subjectType',
      label: label('subjectType'),
      choices: subjectTypes.map((name) => ({ value: name, label: names.subjectType(name) })),
    },
  ];
}

type Column = ListColumn<AuditEntry, ColumnOf<typeof auditList>>;

function useColumns(): readonly Column[] {
  const names = useChangeWords();
  const actorName = useActorName();
  const heading = useTranslations('lists.audit.columns');
  return [
    { name: 'at', heading: heading('at'), cell: ({ at }) => <InstantText at={at} />, primary: true },
    { name: 'actor', heading: heading('actor'), cell: actorName },
    { name: 'action', heading: heading('action'), cell: ({ action }) => names.action(action) },
    { name: 'subject', heading: heading('subject'), cell: (entry) => names.subject(entry) },
    {
      name: 'changes',
      heading: heading('changes'),
      cell: ({ changes }) =>
        changes.length === 0 ? (
          <Text span inherit c="dimmed">
            –
          </Text>
        ) : (
          <ChangeValues changes={changes} />
        ),
    },
  ];
}

export function ChangeLog({ views }: { views: ListViews }) {
  const words = useTranslations('changeLog');
  const titles = useTranslations('titles');
  const names = useChangeWords();
  return (
    <EndpointList
      list={auditList}
      endpoint={listAudit}
      exporting={exportAudit}
      title={titles('page.hubChangeLog')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ action, id }) => `${names.action(action)} ${id}`}
      views={views}
      empty={{ title: words('nothing'), text: words('nothingText') }}
    />
  );
}
