// The list of audits, newest first.

import { RUN_STATES } from '#contract/platform/run-states.ts';
import { listAudits } from '#contract/repricing/audits.endpoints.ts';
import { auditsList } from '#contract/repricing/audits.shapes.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RunBadge, SourceText } from './run-progress.tsx';

/** @param linkTo returns the URL of an audit */
export function AuditList({ views, linkTo }: { readonly views: ListViews; readonly linkTo: (id: number) => string }) {
  const words = useTranslations('repricing');
  return (
    <EndpointList
      list={auditsList}
      endpoint={listAudits}
      title={words('audits')}
      columns={[
        { name: 'source', heading: words('column.source'), cell: ({ source }) => <SourceText source={source} />, primary: true },
        { name: 'state', heading: words('column.state'), cell: ({ state }) => <RunBadge state={state} /> },
        { name: 'bookings', heading: words('column.bookings'), cell: ({ result }) => result?.bookings, align: 'end' },
        { name: 'different', heading: words('column.different'), cell: ({ result }) => result?.different, align: 'end' },
        { name: 'startedBy', heading: words('column.startedBy'), cell: ({ startedBy }) => startedBy },
        { name: 'createdAt', heading: words('column.createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} /> },
      ]}
      filters={[
        { name: 'state', label: words('column.state'), choices: RUN_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'createdAt', label: words('column.createdAt') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ id }) => words('audit', { number: String(id) })}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('noAudits'), text: words('noAuditsText') }}
    />
  );
}
