// The list of checks, bulk changes and undos, by everybody, newest first.

import { RUN_STATES } from '#contract/platform/run-states.ts';
import { listBulkRuns } from '#contract/trips/bulk.endpoints.ts';
import { bulkRunsList } from '#contract/trips/bulk.shapes.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BulkRunBadge, useChangeText, useRunName } from './run-text.tsx';

/** @param linkTo returns the address of a run */
export function BulkHistory({ views, linkTo }: { readonly views: ListViews; readonly linkTo: (id: number) => string }) {
  const words = useTranslations('tripsBulk');
  const changeText = useChangeText();
  return (
    <EndpointList
      list={bulkRunsList}
      endpoint={listBulkRuns}
      title={words('tab.history')}
      columns={[
        { name: 'what', heading: words('column.what'), cell: changeText, primary: true },
        { name: 'phase', heading: words('column.phase'), cell: ({ phase }) => words(`phase.${phase}`) },
        { name: 'state', heading: words('column.state'), cell: ({ state }) => <BulkRunBadge state={state} /> },
        {
          ...{ name: 'wouldChange', heading: words('count.wouldChange'), align: 'end' },
          cell: ({ phase, counts }) => phase === 'check' && counts.changed,
        },
        {
          ...{ name: 'changed', heading: words('column.changed'), align: 'end' },
          cell: ({ phase, counts }) => phase !== 'check' && counts.changed,
        },
        { name: 'refused', heading: words('column.refused'), cell: ({ counts }) => counts.refused + counts.failed, align: 'end' },
        { name: 'startedBy', heading: words('column.startedBy'), cell: ({ startedBy }) => startedBy },
        { name: 'createdAt', heading: words('column.createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} /> },
      ]}
      filters={[
        { name: 'state', label: words('column.state'), choices: RUN_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'createdAt', label: words('column.createdAt') },
      ]}
      rowKey={({ id }) => id}
      rowName={useRunName()}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('nothing.title'), text: words('nothing.text') }}
    />
  );
}
