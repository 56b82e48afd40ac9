// Declarations of lists: sorts and filters, defined once for the server, the web interface and the export.

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/platform/constants.ts';

/** `parseCondition` documents the format of each. */
export type FilterKind = 'choice' | 'flag' | 'day' | 'instant' | 'number' | 'text';

export interface FilterDeclaration {
  readonly kind: FilterKind;
  /** The values of a choice; without them any word or number is valid, such as a family's ID. */
  readonly choices?: readonly string[];
  /** Whether rows without a value (`-`) or with any (`*`) can be requested. */
  readonly emptiable?: boolean;
}

export interface ListDeclaration {
  /** In camelCase; identifies the list in saved views, messages and exported files. */
  readonly name: string;
  readonly sorts: readonly [string, ...string[]];
  /** `-name` is descending. Equal rows are ordered by creation. */
  readonly defaultSort: string;
  readonly filters: Readonly<Record<string, FilterDeclaration>>;
  readonly perPage: number;
  /** The most rows of a page that can be requested. */
  readonly mostPerPage: number;
  /** The columns of an exportable list. Its page shows no others, so everything shown can be exported. */
  readonly columns?: readonly string[];
}

/** The column names that a list declares, or any name if it declares none. */
export type ColumnOf<Declaration> = Declaration extends { readonly columns: readonly (infer Name extends string)[] } ? Name : string;

type PageSizes = Pick<ListDeclaration, 'perPage' | 'mostPerPage'>;

type SortOf<Declaration extends { sorts: readonly string[] }> = Declaration['sorts'][number] | `-${Declaration['sorts'][number]}`;

/**
 * Declares a list.
 * @example
 * declareList({ name: 'users', sorts: ['name', 'createdAt'], defaultSort: 'name',
 *   filters: { role: { kind: 'choice', choices: ROLES, emptiable: true }, createdAt: { kind: 'instant' } } })
 */
export function declareList<const Declaration extends Omit<ListDeclaration, 'perPage' | 'mostPerPage' | 'defaultSort'>>(
  declaration: Declaration & { readonly defaultSort: NoInfer<SortOf<Declaration>> } & Partial<PageSizes>,
): Omit<Declaration, keyof PageSizes | 'defaultSort'> & { readonly defaultSort: SortOf<Declaration> } & PageSizes {
  for (const [name, { choices = [] }] of Object.entries(declaration.filters)) {
    const wrong = choices.find((choice) => /^[-*]?$|[,\\]/.test(choice));
    if (wrong !== undefined) throw new TypeError(`The filter ${name} of ${declaration.name} can't offer "${wrong}".`);
    if (RESERVED.includes(name)) throw new TypeError(`The filter ${name} of ${declaration.name} has the name of a part of every list.`);
  }
  return { perPage: DEFAULT_PAGE_SIZE, mostPerPage: MAX_PAGE_SIZE, ...declaration };
}

/** Names with a fixed meaning in the query of every list. */
const RESERVED = ['page', 'perPage', 'search', 'sort', 'columns', 'frozen', 'ids', 'format', 'bom'];

/** Splits a sort into its name and direction. */
export function sortParts(sort: string): { readonly name: string; readonly fromEnd: boolean } {
  return sort.startsWith('-') ? { name: sort.slice(1), fromEnd: true } : { name: sort, fromEnd: false };
}
