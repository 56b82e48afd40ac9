// The list page of an endpoint: its rows, its export and the user's settings.

import { useCallback, useMemo } from 'react';
import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import type { ColumnOf, ListDeclaration } from '#contract/platform/lists/list.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import type { ListRequest } from '#web/ui/list/list.model.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { ExportAsked, ListColumn, ListPageProps } from '#web/ui/list/list-types.ts';
import type { LoadOptions } from '#web/ui/list/table/use-list-rows.ts';
import { call } from './api.ts';
import { DataProvider } from './data-provider.tsx';
import { download } from './download.ts';
import { toQueryKey } from './endpoint-hooks.ts';

/** One row of an endpoint's response. */
export type RowOf<E extends EndpointDefinition> =
  AnswerOf<E> extends { data: readonly (infer Row)[] } | { table: { data: readonly (infer Row)[] } } ? Row : never;

/** Some endpoints return the page within a table. */
function pageOf<Row>(answer: object): Page<Row> {
  return ('table' in answer ? answer.table : answer) as Page<Row>;
}

interface EndpointListProps<E extends EndpointDefinition, List extends ListDeclaration>
  extends Omit<ListPageProps<RowOf<E>>, 'list' | 'columns' | 'load' | 'queryKey' | 'onExport' | 'shortcutsOff' | 'density' | 'onDensity'> {
  readonly list: List;
  /** If the list can be exported, only columns that the file can have. */
  readonly columns: readonly ListColumn<RowOf<E>, ColumnOf<List>>[];
  /** Returns the list page by page. */
  readonly endpoint: E;
  /** Returns the same list as a file; only for users who may export it. */
  readonly exporting?: EndpointDefinition | undefined;
  /** Default filters of this page, which the address can override; must be the same object on each render. */
  readonly always?: Readonly<Record<string, string>> | undefined;
}

function exportRequest({ format, query, columns, ids }: ExportAsked, always: Readonly<Record<string, string>>) {
  return { query: { ...always, ...query, format, columns: columns.join(','), ...(ids === undefined ? {} : { ids: ids.join(',') }) } };
}

const NO_FILTERS = {};

interface EndpointSource<E extends EndpointDefinition> {
  readonly endpoint: E;
  readonly exporting?: EndpointDefinition | undefined;
  readonly always?: Readonly<Record<string, string>> | undefined;
}

/** Returns how a list is loaded from its endpoint and exported to a file, and the key of its rows. */
export function useEndpointRows<E extends EndpointDefinition>({ endpoint, exporting, always = NO_FILTERS }: EndpointSource<E>) {
  const load = useCallback(
    async (query: ListRequest, options: LoadOptions) =>
      pageOf<RowOf<E>>((await call(endpoint, { query: { ...always, ...query } } as RequestOf<E>, options)) as object),
    [endpoint, always],
  );
  const onExport = useCallback(
    async (asked: ExportAsked) => {
      if (exporting === undefined) return;
      // `download` has shown the failure.
      await download(exporting, exportRequest(asked, always) as never).catch(() => undefined);
    },
    [exporting, always],
  );
  // The key includes the default filters, because two pages may list the same endpoint.
  const queryKey = useMemo(() => [...toQueryKey(endpoint), always], [endpoint, always]);
  return { load, queryKey, ...(exporting === undefined ? {} : { onExport }) };
}

/**
 * A list with all standard functions. To reload it after a change, name its endpoint: `useAction(editUser, { changes: [listUsers] })`.
 * @example <EndpointList list={usersList} endpoint={listUsers} exporting={exportUsers} columns={columns} … />
 */
export function EndpointList<E extends EndpointDefinition, List extends ListDeclaration>({
  endpoint,
  exporting,
  always,
  ...props
}: EndpointListProps<E, List>) {
  const { shortcutsOff = false, roomyLists = false } = useStore(persist);
  const source = useEndpointRows({ endpoint, exporting, always });
  return (
    <DataProvider>
      <ListPage
        {...props}
        {...source}
        shortcutsOff={shortcutsOff}
        density={roomyLists ? 'comfortable' : 'dense'}
        onDensity={(density) => persist.update({ roomyLists: density === 'comfortable' })}
      />
    </DataProvider>
  );
}
