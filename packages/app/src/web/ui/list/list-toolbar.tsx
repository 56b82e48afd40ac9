// The toolbar of a list: views, search, filters, columns, export, and the buttons of the feature.

import type { ReactNode, RefObject } from 'react';
import { ColumnChooser } from '#web/ui/list/filters/column-chooser.tsx';
import { FilterChips, FilterMenu, useOpenFilter } from '#web/ui/list/filters/filter-bar.tsx';
import { SearchBox } from '#web/ui/list/filters/search-box.tsx';
import type { Selection } from '#web/ui/list/selection/selection.model.ts';
import { CardSort } from '#web/ui/list/table/card-sort.tsx';
import { ViewsMenu } from '#web/ui/list/views/views-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import classes from './list.module.css';
import type { Density, ListPageProps, ListView, ListViews } from './list-types.ts';
import type { ListStateHandle } from './use-list-state.ts';

interface ToolbarProps<Row>
  extends Pick<
    ListPageProps<Row>,
    'list' | 'columns' | 'filters' | 'sortLabels' | 'onExport' | 'onDensity' | 'searchLabel' | 'shortcutsOff'
  > {
  readonly handle: ListStateHandle;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly narrow: boolean;
  readonly density: Density;
  readonly selection: Selection;
  /** The columns shown. */
  readonly shown: readonly string[];
  readonly opened: {
    readonly current: ListView | null;
    readonly query: string;
    open(view: ListView): void;
    setCurrent(view: ListView | null): void;
  };
  readonly source: ListViews | undefined;
  readonly actions: ReactNode;
}

function Views({ source, opened }: Pick<ToolbarProps<never>, 'source' | 'opened'>) {
  if (source?.views === undefined) return null;
  const { current, query, open, setCurrent } = opened;
  return <ViewsMenu source={source} views={source.views} current={current} query={query} onOpen={open} onCurrent={setCurrent} />;
}

export function ListToolbar<Row>(props: ToolbarProps<Row>) {
  const { list, columns, filters = [], sortLabels = {}, handle, narrow, shown, onExport, shortcutsOff = false } = props;
  const [open, setOpen] = useOpenFilter();
  const plain = columns as readonly ListPageProps<never>['columns'][number][];
  const offered = filters.filter(({ name }) => list.filters[name] !== undefined);
  return (
    <>
      <div className={`${classes.toolbar} no-print`}>
        <Views source={props.source} opened={props.opened} />
        <SearchBox handle={handle} label={props.searchLabel} input={props.input} hint={!narrow && !shortcutsOff} />
        <FilterMenu filters={offered} onOpen={setOpen} />
        {narrow ? (
          <CardSort
            {...{ columns: plain, sorts: list.sorts, labels: sortLabels, sort: handle.state.sort }}
            onSort={(sort) => handle.change({ sort })}
          />
        ) : null}
        <div className={classes.tools}>
          <ColumnChooser columns={plain} handle={handle} density={props.density} onDensity={narrow ? undefined : props.onDensity} />
          {onExport === undefined ? null : (
            <ExportMenu state={handle.state} columns={shown} selection={props.selection} onExport={onExport} />
          )}
          {props.actions}
        </div>
      </div>
      <FilterChips list={list} filters={offered} handle={handle} open={open} onOpen={setOpen} />
    </>
  );
}
