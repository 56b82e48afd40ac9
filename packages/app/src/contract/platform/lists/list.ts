// What a list can be asked for: its sorts and filters, said once for the server, the web interface and the export.

import { DEFAULT_PAGE_SIZE } from '#contract/platform/constants.ts';

/** How a filter is written: see `parseCondition`. */
export type FilterKind = 'choice' | 'flag' | 'day' | 'instant' | 'number' | 'text';

export interface FilterDeclaration {
  readonly kind: FilterKind;
  /** Of a choice: every value there is; without them any word or number is taken, such as the id of a family. */
  readonly choices?: readonly string[];
  /** Whether rows without a value can be asked for (`-`), and rows with any (`*`). */
  readonly emptiable?: boolean;
}

export interface ListDeclaration {
  /** In camelCase; names the list in saved views, in its messages and in exported files. */
  readonly name: string;
  readonly sorts: readonly [string, ...string[]];
  /** `-name` from the end. What is sorted alike is in the order in which it was made. */
  readonly defaultSort: string;
  readonly filters: Readonly<Record<string, FilterDeclaration>>;
  readonly perPage: number;
  /** Of a list that can be had as a file: its columns. A page that offers the file shows no others, so what it shows can be exported. */
  readonly columns?: readonly string[];
}

/** The names of the columns that a list declares; any name where it declares none. */
export type ColumnOf<Declaration> = Declaration extends { readonly columns: readonly (infer Name extends string)[] } ? Name : string;

type SortOf<Declaration extends { sorts: readonly string[] }> = Declaration['sorts'][number] | `-${Declaration['sorts'][number]}`;

/**
 * Declares a list.
 * @example
 * declareList({ name: 'users', sorts: ['name', 'createdAt'], defaultSort: 'name',
 *   filters: { role: { kind: 'choice', choices: ROLES, emptiable: true }, createdAt: { kind: 'instant' } } })
 */
export function declareList<const Declaration extends Omit<ListDeclaration, 'perPage' | 'defaultSort'>>(
  declaration: Declaration & { readonly defaultSort: NoInfer<SortOf<Declaration>>; readonly perPage?: number },
): Omit<Declaration, 'perPage' | 'defaultSort'> & { readonly defaultSort: SortOf<Declaration>; readonly perPage: number } {
  for (const [name, { choices = [] }] of Object.entries(declaration.filters)) {
    const wrong = choices.find((choice) => /^[-*]?$|[,\\]/.test(choice));
    if (wrong !== undefined) throw new TypeError(`The filter ${name} of ${declaration.name} can't offer "${wrong}".`);
    if (RESERVED.includes(name)) throw new TypeError(`The filter ${name} of ${declaration.name} has the name of a part of every list.`);
  }
  return { perPage: DEFAULT_PAGE_SIZE, ...declaration };
}

/** Names that mean something else in the query of every list. */
const RESERVED = ['page', 'perPage', 'search', 'sort', 'columns', 'ids', 'format', 'bom'];

/** Whether a sort runs from the end, and by what. */
export function sortParts(sort: string): { readonly name: string; readonly fromEnd: boolean } {
  return sort.startsWith('-') ? { name: sort.slice(1), fromEnd: true } : { name: sort, fromEnd: false };
}
