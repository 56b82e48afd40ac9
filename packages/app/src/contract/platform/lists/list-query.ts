// The query of a declared list and of its export as shapes. Unknown names are refused, with the valid ones in the error.

import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import type { FilterDeclaration, ListDeclaration } from './list.ts';
import { type Condition, filterHelp, parseCondition } from './list-filter.ts';

/** The maximum number of rows in a file. */
export const EXPORT_LIMIT = 20_000;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

function filterShape(filter: FilterDeclaration) {
  return z
    .union([z.string().max(2000), z.array(z.string().max(200)).max(100)])
    .transform((given, context): Condition => {
      const condition = parseCondition(Array.isArray(given) ? given.join(',') : given, filter);
      if (condition !== null) return condition;
      context.addIssue({ code: 'custom', params: { rule: 'filter', values: { forms: filterHelp(filter) } } });
      return z.NEVER;
    })
    .optional();
}

type FilterShapes<Declaration extends ListDeclaration> = {
  readonly [Name in keyof Declaration['filters']]: ReturnType<typeof filterShape>;
};

type SortShape<Declaration extends ListDeclaration> = z.ZodOptional<
  z.ZodEnum<{ [Name in Declaration['sorts'][number] | `-${Declaration['sorts'][number]}`]: Name }>
>;

function sharedShapes<Declaration extends ListDeclaration>({ sorts, filters }: Declaration) {
  const names = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const shapes = Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filterShape(filter)]));
  return {
    search: z.string().trim().max(200).optional(),
    sort: z.enum(names).optional() as unknown as SortShape<Declaration>,
    ...(shapes as FilterShapes<Declaration>),
  };
}

/** Returns an object shape that refuses unknown names and lists the valid ones. */
function knownNamesOnly<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const checked = z.looseObject(shape).superRefine((query, context) => {
    for (const name of Object.keys(query).filter((given) => !Object.hasOwn(shape, given))) {
      const choices = Object.keys(shape).join(', ');
      context.addIssue({ code: 'custom', path: [name], params: { rule: 'unknownFilter', values: { choices } } });
    }
  });
  return checked as unknown as z.ZodObject<Shape>;
}

/** Returns the query shape of a list: page, page size, search text, sort and filters. */
export function listQueryFor<Declaration extends ListDeclaration>(list: Declaration) {
  return knownNamesOnly({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(list.mostPerPage).default(list.perPage),
    ...sharedShapes(list),
  });
}

/**
 * Returns the query shape for all rows of a list at once: the same search and filters, without pages.
 * @param more other parts, which replace filters of the same name
 */
export function matchQueryFor<Declaration extends ListDeclaration, More extends z.ZodRawShape = Record<never, never>>(
  list: Declaration,
  more?: More,
) {
  const { sort: _, ...match } = sharedShapes(list);
  return knownNamesOnly({ ...match, ...more } as unknown as Omit<typeof match, keyof More> & More);
}

const ids = z
  .union([z.string().max(20_000), z.array(z.string().max(20))])
  .transform((given): unknown[] => (Array.isArray(given) ? given : given.split(',')))
  .pipe(z.array(id).min(1).max(1000))
  .optional();

/** Returns the query shape of a list's export: the same search, sort and filters, columns in the wanted order, or only certain rows. */
export function exportQueryFor<Declaration extends ListDeclaration>(list: Declaration) {
  return knownNamesOnly({
    ...sharedShapes(list),
    format: z.enum(EXPORT_FORMATS).default('csv'),
    /** Whether a CSV file starts with a byte order mark, from which spreadsheets recognize UTF-8. */
    bom: z.stringbool().default(true),
    columns: z.string().max(1000).optional(),
    ids,
  });
}

/**
 * Defines the export endpoint of a list.
 * @example export const exportUsers = exportEndpoint({ list: usersList, path: '/api/users/export', access: 'users.read' });
 */
export function exportEndpoint<Declaration extends ListDeclaration, const Path extends EndpointDefinition['path']>({
  list,
  path,
  access,
}: {
  readonly list: Declaration;
  readonly path: Path;
  readonly access: EndpointDefinition['access'];
}) {
  return {
    method: 'GET',
    path,
    access,
    summary: `The list ${list.name} with the same filters as a file, at most ${EXPORT_LIMIT} rows.`,
    query: exportQueryFor(list),
    answer: z.undefined(),
    bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
    refusals: ['exportTooLarge'],
  } as const satisfies EndpointDefinition;
}
