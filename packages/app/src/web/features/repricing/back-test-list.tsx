// The list of back-tests, newest first.

import { RUN_STATES } from '#contract/platform/run-states.ts';
import { listBackTests } from '#contract/repricing/back-tests.endpoints.ts';
import { backTestsList } from '#contract/repricing/back-tests.shapes.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RunBadge, SourceText } from './run-progress.tsx';

/** @param linkTo returns the URL of a back-test */
export function BackTestList({ views, linkTo }: { readonly views: ListViews; readonly linkTo: (id: number) => string }) {
  const words = useTranslations('repricing');
  return (
    <EndpointList
      list={backTestsList}
      endpoint={listBackTests}
      title={words('backTests')}
      columns={[
        {
          name: 'book',
          heading: words('column.book'),
          cell: ({ number }) => (number === null ? words('draft') : words('book', { number: String(number) })),
          primary: true,
        },
        { name: 'against', heading: words('column.against'), cell: ({ against }) => words('book', { number: String(against) }) },
        { name: 'source', heading: words('column.source'), cell: ({ source }) => <SourceText source={source} /> },
        { name: 'state', heading: words('column.state'), cell: ({ state }) => <RunBadge state={state} /> },
        { name: 'stays', heading: words('column.bookings'), cell: ({ result }) => result?.stays, align: 'end' },
        { name: 'startedBy', heading: words('column.startedBy'), cell: ({ startedBy }) => startedBy },
        { name: 'createdAt', heading: words('column.createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} /> },
      ]}
      filters={[
        { name: 'state', label: words('column.state'), choices: RUN_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'createdAt', label: words('column.createdAt') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ id }) => words('backTest', { number: String(id) })}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('noBackTests'), text: words('noBackTestsText') }}
    />
  );
}
