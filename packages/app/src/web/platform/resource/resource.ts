// What a feature says of a thing that is kept in a list and made, changed and taken out one by one; see resource-screen.tsx.

import type { ComponentType, ReactNode } from 'react';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { RowOf } from '#web/platform/api/endpoint-list.tsx';
import type { Draft } from '#web/ui/form/form-values.ts';
import type { Shape } from '#web/ui/form/problem.ts';
import type { UsedForm } from '#web/ui/form/use-form.ts';
import type { ListColumn, ListFilter, ListPageProps, RowAction } from '#web/ui/list/list-types.ts';

/** What every row tells of itself. */
export interface ResourceRow {
  readonly id: number;
  readonly version?: number | undefined;
  /** How many others refer to it: it is taken out only when none does. */
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

/** What is being filled in, by a shape of the contract. */
export type DraftOf<Body extends AnyShape> = Draft<Body['_zod']['input']>;

/** @example function useCurrencies(): ResourceOf<typeof listCurrencies, typeof currencyBody> */
export type ResourceOf<E extends EndpointDefinition, Body extends AnyShape> = Resource<E, Body['_zod']['input'], Body['_zod']['output']>;

export interface FieldsProps<Row, Values> {
  readonly form: UsedForm<Values>;
  /** Null for one that is to be made. */
  readonly row: Row | null;
}

/** What is asked of the server; each answers the row as it is then. */
export interface ResourceCalls<Row, Output> {
  create(body: Output): Promise<Row>;
  edit(body: Output & { readonly id: number; readonly version?: number }): Promise<Row>;
  remove(id: number): Promise<unknown>;
}

export interface Resource<E extends EndpointDefinition, Input, Output> {
  /** Answers the list page by page. */
  readonly endpoint: E;
  readonly list: ListPageProps<unknown>['list'];
  /** The same list as a file, where there is one. */
  readonly exporting?: EndpointDefinition;
  readonly title: string;
  readonly description: string;
  /** What the button for a new one says, and the title of its form. */
  readonly create: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly columns: readonly ListColumn<RowOf<E>>[];
  readonly filters?: readonly ListFilter[];
  readonly rowName: (row: RowOf<E>) => string;
  /** Who lacks `write` only reads; `remove` is the right to take one out. */
  readonly rights: { readonly write: Capability; readonly remove: Capability };
  readonly calls: ResourceCalls<RowOf<E>, Output>;
  /** Of the contract: the form and the server check by the same. Loaded with the first form. */
  readonly shape: () => Promise<ResourceShape<Input, Output>>;
  readonly draftOf: (row: RowOf<E> | null) => Draft<Input>;
  readonly Fields: ComponentType<FieldsProps<RowOf<E>, Draft<Input>>>;
  /** What those see who only read. */
  readonly details: (row: RowOf<E>) => readonly Detail[];
  /** Why this row can't be taken out, whoever asks. */
  readonly kept?: (row: RowOf<E>) => string | null;
  /** Other endpoints whose answers change with it. */
  readonly changes?: readonly EndpointDefinition[];
  /** What else can be done with a row by whoever may write. */
  readonly actions?: (row: RowOf<E>) => readonly RowAction[];
}
