// What a feature says of its list, and what the list says back.

import type { ReactNode } from 'react';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { RowKey } from '#web/ui/list/selection/selection.model.ts';
import type { ListFrame, ListRequest } from './list.model.ts';

export interface ListColumn<Row, Name extends string = string> {
  /** The name of the sort, where it can be sorted, and of the column in addresses and exports. */
  readonly name: Name;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Says what the row is: first, always shown, the title of its card, the link that opens it. */
  readonly primary?: boolean;
  /** Left out until somebody asks for it. */
  readonly hidden?: boolean;
  /** `end` for numbers and amounts. */
  readonly align?: 'end';
  /** Long text, which may take several lines. */
  readonly wrap?: boolean;
  /** In pixels, at least; without it as wide as what it holds. */
  readonly width?: number;
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** How a filter of the list is named and offered; without one it is read from the address but not offered. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Of a choice: what can be chosen, in words. */
  readonly choices?: readonly FilterChoice[];
  /** Of a choice among more than can be listed: those that fit what is typed, undefined while they are searched. Always the same hook. */
  readonly useFound?: (typed: string) => readonly FilterChoice[] | undefined;
}

export interface RowAction {
  readonly label: string;
  readonly run: () => void | Promise<void>;
  readonly tone?: 'danger';
  readonly icon?: ReactNode;
}

/** The rows that something is done to: these, or all that match but some. */
export type ChosenRows =
  | { readonly kind: 'keys'; readonly keys: readonly RowKey[]; readonly count: number }
  | {
      readonly kind: 'matching';
      readonly match: Readonly<Record<string, string>>;
      readonly except: readonly RowKey[];
      readonly count: number;
    };

export interface BulkAction {
  readonly label: string;
  /** Answers when it is done; a fault is told by whoever asks for it. The selection stays when it answers `keep`, and is taken off otherwise. */
  readonly run: (rows: ChosenRows) => Promise<unknown>;
  readonly tone?: 'danger';
  readonly icon?: ReactNode;
  /** Whether it can be done to all that match, without naming each. */
  readonly toMatching?: boolean;
}

export interface ExportAsked {
  readonly format: 'csv' | 'xlsx';
  readonly query: Omit<ListRequest, 'page' | 'perPage'>;
  readonly columns: readonly string[];
  /** These rows alone. */
  readonly ids?: readonly RowKey[];
}

export interface ListView {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** The saved views of a list, and what can be done with them; each answers when it is done, and tells its faults itself. */
export interface ListViews {
  /** Undefined until they are loaded. */
  readonly views: readonly ListView[] | undefined;
  save(view: { readonly name: string; readonly query: string; readonly isDefault: boolean }): Promise<ListView | null>;
  change(id: number, change: Partial<Omit<ListView, 'id'>>): Promise<boolean>;
  remove(view: ListView): Promise<boolean>;
}

export type Density = 'dense' | 'comfortable';

/** A list and everything that it offers. */
export interface ListPageProps<Row> {
  readonly list: ListFrame['list'];
  /** What the list is called, for those who listen. */
  readonly title: string;
  /** Under which the rows are kept, for whoever has them read again. */
  readonly queryKey?: readonly unknown[];
  readonly load: (request: ListRequest, signal: AbortSignal) => Promise<Page<Row>>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: readonly ListFilter[];
  readonly rowKey: (row: Row) => RowKey;
  /** What a row is called, for the labels of its buttons. */
  readonly rowName: (row: Row) => string;
  /** The page that a row opens. */
  readonly rowLink?: (row: Row) => string | undefined;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  /** Offers the list as a file. */
  readonly onExport?: (asked: ExportAsked) => Promise<void>;
  readonly views?: ListViews;
  /** What stands there while there is nothing at all: why, and the next step. */
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  /** Buttons of the list as a whole. */
  readonly actions?: ReactNode;
  readonly searchLabel?: string;
  /** Whether single keys do nothing. */
  readonly shortcutsOff?: boolean;
  readonly density?: Density;
  readonly onDensity?: (density: Density) => void;
}
