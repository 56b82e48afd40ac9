// The description of a resource: things in a list that are created, edited and deleted one by one; see resource-screen.tsx.

import type { ComponentType, ReactNode } from 'react';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { RowOf } from '#web/platform/api/endpoint-list.tsx';
import type { Draft } from '#web/ui/form/form-values.ts';
import type { Shape } from '#web/ui/form/problem.ts';
import type { UsedForm } from '#web/ui/form/use-form.ts';
import type { ListColumn, ListFilter, ListPageProps, RowAction } from '#web/ui/list/list-types.ts';

/** The common fields of all rows. */
export interface ResourceRow {
  readonly id: number;
  readonly version?: number | undefined;
  /** The number of references to it: it can be deleted only at 0. */
  readonly usedBy?: number | undefined;
}

export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

interface ResourceShape<Input, Output> extends Shape<Output> {
  readonly _zod: { readonly input: Input; readonly output: Output };
}

interface AnyShape {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** The draft of a form for a schema of the contract. */
export type DraftOf<Body extends AnyShape> = Draft<Body['_zod']['input']>;

/** @example function useCurrencies(): ResourceOf<typeof listCurrencies, typeof currencyBody> */
export type ResourceOf<E extends EndpointDefinition, Body extends AnyShape> = Resource<E, Body['_zod']['input'], Body['_zod']['output']>;

export interface FieldsProps<Row, Values> {
  readonly form: UsedForm<Values>;
  /** Null for a new one. */
  readonly row: Row | null;
}

/** The requests to the server; `create` and `edit` return the saved row. */
export interface ResourceCalls<Row, Output> {
  create(body: Output): Promise<Row>;
  edit(body: Output & { readonly id: number; readonly version?: number }): Promise<Row>;
  remove(id: number): Promise<unknown>;
}

export interface Resource<E extends EndpointDefinition, Input, Output> {
  /** Returns the list page by page. */
  readonly endpoint: E;
  readonly list: ListPageProps<unknown>['list'];
  /** Exports the same list as a file, if possible. */
  readonly exporting?: EndpointDefinition;
  readonly title: string;
  readonly description: string;
  /** The label of the button for a new one, and the title of its form. */
  readonly create: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly columns: readonly ListColumn<RowOf<E>>[];
  readonly filters?: readonly ListFilter[];
  readonly rowName: (row: RowOf<E>) => string;
  /** Users without `write` can only read; `remove` is the capability to delete. */
  readonly rights: { readonly write: Capability; readonly remove: Capability };
  readonly calls: ResourceCalls<RowOf<E>, Output>;
  /** The schema of the contract, which form and server share. Loaded with the first form. */
  readonly shape: () => Promise<ResourceShape<Input, Output>>;
  readonly draftOf: (row: RowOf<E> | null) => Draft<Input>;
  readonly Fields: ComponentType<FieldsProps<RowOf<E>, Draft<Input>>>;
  /** The fields for read-only users. */
  readonly details: (row: RowOf<E>) => readonly Detail[];
  /** Why nobody can delete this row; null if it can be deleted. */
  readonly kept?: (row: RowOf<E>) => string | null;
  /** Other endpoints whose responses change with it. */
  readonly changes?: readonly EndpointDefinition[];
  /** Other actions on a row for users who may write. */
  readonly actions?: (row: RowOf<E>) => readonly RowAction[];
}
