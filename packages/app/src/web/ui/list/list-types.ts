// The types that a feature uses to describe its list, and those of the list's callbacks.

import type { ReactNode } from 'react';
import type { RowKey } from '#web/ui/list/selection/selection.model.ts';
import type { ListFrame, ListRequest } from './list.model.ts';
import type { LoadRows } from './table/use-list-rows.ts';

export interface ListColumn<Row, Name extends string = string> {
  /** The name of the column in addresses and exports, and of its sort if it can be sorted. */
  readonly name: Name;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Identifies the row: always shown first, the title of its card, the link that opens it. */
  readonly primary?: boolean;
  /** Hidden by default. */
  readonly hidden?: boolean;
  /** `end` for numbers and amounts. */
  readonly align?: 'end';
  /** Long text, which may wrap. */
  readonly wrap?: boolean;
  /** Minimum width in pixels; by default that of the content. */
  readonly width?: number;
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** The label and choices of a filter; without one, the filter works in the address but is not offered. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** For a choice: the values with their labels. */
  readonly choices?: readonly FilterChoice[];
  /** For a choice with too many values to list: returns those that match the typed text, undefined while loading. Always the same hook. */
  readonly useFound?: (typed: string) => readonly FilterChoice[] | undefined;
}

export interface RowAction {
  readonly label: string;
  readonly run: () => void | Promise<void>;
  readonly tone?: 'danger';
  readonly icon?: ReactNode;
}

/** The rows of a bulk action: given ones, or all that match except some. */
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
  /** Resolves when done; the caller shows errors itself. Clears the selection unless it resolves to `keep`. */
  readonly run: (rows: ChosenRows) => Promise<unknown>;
  readonly tone?: 'danger';
  readonly icon?: ReactNode;
  /** Whether it can be done to all matching rows, without the ID of each. */
  readonly toMatching?: boolean;
}

export interface ExportAsked {
  readonly format: 'csv' | 'xlsx';
  readonly query: Omit<ListRequest, 'page' | 'perPage'>;
  readonly columns: readonly string[];
  /** Only these rows. */
  readonly ids?: readonly RowKey[];
}

export interface ListView {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** The saved views of a list with their actions; each action resolves when done, and shows its errors itself. */
export interface ListViews {
  /** Undefined while loading. */
  readonly views: readonly ListView[] | undefined;
  save(view: { readonly name: string; readonly query: string; readonly isDefault: boolean }): Promise<ListView | null>;
  change(id: number, change: Partial<Omit<ListView, 'id'>>): Promise<boolean>;
  remove(view: ListView): Promise<boolean>;
}

export type Density = 'dense' | 'comfortable';

/** The props of a list with all its functions. */
export interface ListPageProps<Row> {
  readonly list: ListFrame['list'];
  /** The name of the list for screen readers. */
  readonly title: string;
  /** The query key of the rows, to reload them. */
  readonly queryKey?: readonly unknown[];
  readonly load: LoadRows<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: readonly ListFilter[];
  /** The labels of the sorts that no column has. */
  readonly sortLabels?: Readonly<Record<string, string>>;
  readonly rowKey: (row: Row) => RowKey;
  /** The name of a row, for the labels of its buttons. */
  readonly rowName: (row: Row) => string;
  /** The page that a row opens. */
  readonly rowLink?: (row: Row) => string | undefined;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  /** Exports the list as a file. */
  readonly onExport?: (asked: ExportAsked) => Promise<void>;
  readonly views?: ListViews;
  /** Shown if there is nothing at all: why, and the next step. */
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  /** Buttons for the whole list. */
  readonly actions?: ReactNode;
  readonly searchLabel?: string;
  /** Whether keyboard shortcuts are off. */
  readonly shortcutsOff?: boolean;
  readonly density?: Density;
  readonly onDensity?: (density: Density) => void;
}
