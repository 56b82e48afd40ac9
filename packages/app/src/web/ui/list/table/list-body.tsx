// The body of a list: the rows, or why there are none and the next step.

import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { clearFilters, isNarrowed } from '#web/ui/list/list.model.ts';
import type { Density, ListPageProps } from '#web/ui/list/list-types.ts';
import type { RowKey, Selection } from '#web/ui/list/selection/selection.model.ts';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ListCards } from './list-cards.tsx';
import type { RowParts } from './list-row.tsx';
import { ListTable } from './list-table.tsx';
import type { TableHeadProps } from './table-head.tsx';
import type { ListRows } from './use-list-rows.ts';

/** The most placeholders while a page is loading. */
const MOST_HINTED = { rows: 25, cards: 6 } as const;

interface ListBodyProps<Row> {
  readonly title: string;
  readonly rows: ListRows<Row>;
  readonly handle: ListStateHandle;
  readonly parts: RowParts<Row>;
  readonly head: TableHeadProps<Row>;
  readonly selection: Selection;
  readonly active: RowKey | null;
  readonly narrow: boolean;
  readonly density: Density;
  readonly empty: ListPageProps<Row>['empty'];
}

function Nothing<Row>({ handle, empty }: Pick<ListBodyProps<Row>, 'handle' | 'empty'>) {
  const words = useTranslations('list');
  if (!isNarrowed(handle.state)) return <EmptyState {...empty} />;
  const clear = (
    <Button variant="default" onClick={() => handle.set(clearFilters(handle.state))}>
      {words('clearFilters')}
    </Button>
  );
  return <EmptyState title={words('noMatch')} text={words('noMatchText')} action={clear} />;
}

export function ListBody<Row>({ title, rows, handle, narrow, density, head, empty, ...shared }: ListBodyProps<Row>) {
  const words = useTranslations('list');
  if (rows.failure !== null && !rows.isLoaded) return <Fault message={words('loadFailed')} onRetry={rows.reload} />;
  const loading = rows.isLoaded ? 0 : Math.min(handle.state.perPage, MOST_HINTED[narrow ? 'cards' : 'rows']);
  const fault = rows.failure === null ? null : <Fault message={words('staleFailed')} onRetry={rows.reload} />;
  if (rows.isLoaded && rows.total === 0 && !rows.isRefetching) {
    return (
      <>
        {fault}
        <Nothing handle={handle} empty={empty} />
      </>
    );
  }
  const body = { title, rows: rows.data, loading, busy: rows.isRefetching, ...shared };
  return (
    <>
      {fault}
      {narrow ? <ListCards {...body} /> : <ListTable {...body} head={head} density={density} />}
    </>
  );
}
