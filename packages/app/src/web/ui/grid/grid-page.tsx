// The rows of a list as a spreadsheet: with the search, filters, columns, views and export of lists, saved cell by cell.

import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Dispatch, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { listShownColumns, toggleColumn } from '#web/ui/list/filters/columns.model.ts';
import { clearFilters, isNarrowed, type ListFrame } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import { ListAnnouncer } from '#web/ui/list/list-announcer.tsx';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import type { ListColumn, ListPageProps } from '#web/ui/list/list-types.ts';
import { Paging } from '#web/ui/list/paging.tsx';
import { NOTHING } from '#web/ui/list/selection/selection.model.ts';
import { type ListRows, useListRows } from '#web/ui/list/table/use-list-rows.ts';
import { type ListStateHandle, useListState } from '#web/ui/list/use-list-state.ts';
import { useViews } from '#web/ui/list/views/use-views.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { CellBar } from './cell-bar.tsx';
import type { GridAction } from './grid.model.ts';
import { Grid } from './grid.tsx';
import { CountOnPaper, PrintButton } from './grid-on-paper.tsx';
import type { OtherPerson } from './grid-row.tsx';
import type { Grid as GridState, LineKey } from './grid-state.model.ts';
import { GridTools } from './grid-tools.tsx';
import type { SaveCells } from './use-cell-saves.ts';
import { type SheetColumn, useSavingGrid } from './use-saving-grid.ts';

/** Below this width heads of rows are narrower; as in the style sheet. */
const NARROW = '(max-width: 48em)';
const HEAD_WIDTHS = { wide: 200, narrow: 120 } as const;

/** What other parts of the page need of the grid. */
export interface GridApi {
  readonly grid: GridState;
  readonly dispatch: Dispatch<GridAction>;
  /** Whether a value can be saved in its cell. */
  readonly isRight: (key: `${LineKey}:${LineKey}`, value: string) => boolean;
}

export interface GridPageProps<Row>
  extends Pick<
    ListPageProps<Row>,
    | 'list'
    | 'title'
    | 'queryKey'
    | 'load'
    | 'filters'
    | 'sortLabels'
    | 'onExport'
    | 'views'
    | 'empty'
    | 'actions'
    | 'searchLabel'
    | 'shortcutsOff'
  > {
  readonly columns: readonly SheetColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** The heading of the heads of rows. */
  readonly corner: string;
  /** The page that a row opens. */
  readonly rowLink: (row: Row) => string;
  readonly onOpen: (path: string) => void;
  readonly mayWrite: boolean;
  readonly isLocked?: (row: Row, column: string) => boolean;
  readonly save: SaveCells;
  /** New rows at the end, and their names. */
  readonly fresh?: readonly string[];
  readonly freshName?: (key: string) => string;
  /** Adds new rows for what is pasted beyond the end; returns the keys of all new rows. */
  readonly onMoreRows?: (missing: number) => readonly string[];
  /** Who else is on the sheet: by row for their frames, and their names. */
  readonly others?: ReadonlyMap<LineKey, readonly OtherPerson[]>;
  readonly otherNames?: readonly string[];
  /** Called with the active cell when it changes. */
  readonly onCell?: (row: string | null, column: string | null) => void;
  /** Shown beside undo and redo. */
  readonly tools?: (api: GridApi) => ReactNode;
  /** Shown between the tools and the grid. */
  readonly children?: (api: GridApi) => ReactNode;
}

const NO_ROWS: readonly string[] = [];

/** Who else is on the sheet. */
function People({ names }: { readonly names: readonly string[] }) {
  const words = useTranslations('grid');
  const joined = useListText()(names);
  return (
    <Text role="status" size="sm" c="dimmed" className="no-print">
      {names.length === 0 ? '' : words('people', { names: joined })}
    </Text>
  );
}

interface BodyProps<Row> extends GridPageProps<Row> {
  readonly rows: readonly Row[];
  readonly shown: readonly SheetColumn<Row>[];
  readonly handle: ListStateHandle;
}

function GridBody<Row>(props: BodyProps<Row>) {
  const { rows, rowKey, shown, columns, handle, mayWrite, fresh = NO_ROWS, onMoreRows, rowLink, onOpen } = props;
  const words = useTranslations('grid');
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const sheet = { rows, rowKey, shown, columns, isLocked: props.isLocked, fresh };
  const { grid, dispatch, gridColumns, stopped, isOwnRight, addRows } = useSavingGrid(sheet, props.save);
  const byKey = useMemo(() => new Map<LineKey, Row>(rows.map((row) => [rowKey(row), row])), [rows, rowKey]);
  const { onCell } = props;
  const [activeRow, activeColumn] = [grid.rows[grid.focus.row], grid.columns[grid.focus.column]];
  useEffect(
    () => onCell?.(activeRow === undefined ? null : String(activeRow), activeColumn === undefined ? null : String(activeColumn)),
    [onCell, activeRow, activeColumn],
  );
  const api = { grid, dispatch, isRight: isOwnRight };

  function rowName(key: LineKey): string {
    const row = byKey.get(key);
    return row === undefined ? (props.freshName?.(String(key)) ?? '') : props.rowName(row);
  }
  function open(key: LineKey): void {
    const row = byKey.get(key);
    if (row !== undefined) onOpen(rowLink(row));
  }
  function rowHead(key: LineKey): ReactNode {
    const row = byKey.get(key);
    if (row === undefined) return rowName(key);
    const path = rowLink(row);
    return (
      <a
        href={path}
        tabIndex={-1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(path);
        }}
      >
        {props.rowName(row)}
      </a>
    );
  }
  return (
    <>
      {mayWrite && (
        <GridTools grid={grid} dispatch={dispatch} stopped={stopped}>
          {props.tools?.(api)}
        </GridTools>
      )}
      {props.children?.(api)}
      <People names={props.otherNames ?? NO_ROWS} />
      <CellBar grid={grid} dispatch={dispatch} columns={gridColumns} rowName={rowName} />
      <Grid
        label={props.title}
        corner={props.corner}
        grid={grid}
        dispatch={dispatch}
        columns={gridColumns}
        frozen={handle.state.frozen ?? 0}
        headWidth={narrow ? HEAD_WIDTHS.narrow : HEAD_WIDTHS.wide}
        rowName={rowName}
        rowHead={rowHead}
        mayWrite={mayWrite}
        help={words(mayWrite ? 'help' : 'helpReading')}
        onOpenRow={open}
        {...(onMoreRows === undefined ? {} : { onPasteBeyond: (missing: number) => addRows(onMoreRows(missing)) })}
        {...(props.others === undefined ? {} : { others: props.others })}
        menu={{
          onHide: ({ key }) => handle.change({ columns: toggleColumn(columns, handle.state.columns, String(key)) }, { replace: true }),
          onFreeze: (count) => handle.change({ frozen: count }, { replace: true }),
        }}
      />
    </>
  );
}

function Nothing({ handle, empty }: { readonly handle: ListStateHandle; readonly empty: GridPageProps<never>['empty'] }) {
  const words = useTranslations('list');
  if (!isNarrowed(handle.state)) return <EmptyState {...empty} />;
  const clear = (
    <Button variant="default" onClick={() => handle.set(clearFilters(handle.state))}>
      {words('clearFilters')}
    </Button>
  );
  return <EmptyState title={words('noMatch')} text={words('noMatchText')} action={clear} />;
}

/** @template Row the response of the endpoint for one row */
export function GridPage<Row>(props: GridPageProps<Row>) {
  const { list, columns, load, fresh = NO_ROWS } = props;
  const words = useTranslations('list');
  const input = useRef<HTMLInputElement>(null);
  const frame: ListFrame = useMemo(() => ({ list, columns: columns.map(({ name }) => name) }), [list, columns]);
  const handle = useListState(frame);
  const { state } = handle;
  const rows = useListRows({ queryKey: props.queryKey ?? ['list', list.name], state, load });
  const opened = useViews(props.views, { frame, handle });
  const shown = useMemo(
    () => listShownColumns(columns, state.columns).flatMap((name) => columns.find((column) => column.name === name) ?? []),
    [columns, state.columns],
  );
  const toolbarColumns = useMemo(
    () =>
      columns.map(
        ({ name, heading, hidden }): ListColumn<Row> => ({ name, heading, cell: () => null, ...(hidden === undefined ? {} : { hidden }) }),
      ),
    [columns],
  );
  const isEmpty = rows.isLoaded && rows.total === 0 && fresh.length === 0;
  const fault =
    rows.failure === null ? null : <Fault message={words(rows.isLoaded ? 'staleFailed' : 'loadFailed')} onRetry={rows.reload} />;
  return (
    <>
      <div className={listClasses.page}>
        <ListToolbar
          {...props}
          columns={toolbarColumns}
          {...{ handle, input, opened }}
          narrow
          density="dense"
          onDensity={undefined as never}
          selection={NOTHING}
          shown={shown.map(({ name }) => name)}
          source={props.views}
          actions={
            <>
              {!isEmpty && rows.isLoaded && <PrintButton />}
              {props.actions}
            </>
          }
        />
      </div>
      {fault}
      <CountOnPaper rows={rows} />
      {!rows.isLoaded && rows.failure === null && <LoadingRows count={10} />}
      {isEmpty && !rows.isRefetching && <Nothing handle={handle} empty={props.empty} />}
      {rows.isLoaded && !isEmpty && <GridBody {...props} rows={rows.data} shown={shown} handle={handle} />}
      <Paging rows={rows as ListRows<unknown>} handle={handle} most={list.mostPerPage} />
      <ListAnnouncer rows={rows as ListRows<unknown>} />
    </>
  );
}
