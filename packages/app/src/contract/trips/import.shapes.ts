// Shapes of importing trips from a file: its columns, what was found in it, and what is asked for.

import * as z from 'zod';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';

/** What a column of the file can hold; the names are also accepted as headings, in every language. */
export const IMPORT_COLUMNS = [
  'studentId',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'parentEmail',
  'parentFirstName',
  'parentLastName',
  'fromDate',
  'toDate',
  'tripType',
  'stayType',
  'business',
  'hostFamily',
  'backupHostFamily',
  'camps',
  'backupCamps',
  'services',
  'coordinator',
  'agent',
  'group',
  'discountCode',
  'wishes',
  'notes',
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The columns with dates. */
export const DATE_COLUMNS = ['dateOfBirth', 'fromDate', 'toDate'] as const satisfies readonly ImportColumn[];

/** How dates such as 03/04/2027 are meant. */
export const DATE_ORDERS = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Why a cell, or its row, can't be imported. */
export const CELL_PROBLEMS = [
  'missing',
  'wrongDate',
  'unclearDate',
  'birthDate',
  'order',
  'tooLong',
  'wrongValue',
  'unknown',
  'several',
  'email',
  'nameDiffers',
  'undated',
  'needsParent',
  'otherParent',
  'sameTrip',
  'overlaps',
  'sameLine',
  'overlapsLine',
  'noWeek',
  'severalWeeks',
  'sameWeek',
  'campsAtFamily',
  'backupWithoutCamp',
  'sameCamp',
  'tooManyBackups',
  'sameFamily',
] as const;

export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** Why a file can't be read. */
export const FILE_PROBLEMS = [
  'empty',
  'tooLarge',
  'tooManyRows',
  'tooManyColumns',
  'old',
  'macros',
  'broken',
  'sheet',
  'noText',
  'noStudent',
  'noDates',
  'twice',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Bounds of a file. */
export const MAX_IMPORT_ROWS = 2000;
export const MAX_IMPORT_COLUMNS = 100;
export const MAX_IMPORT_CELL = 4000;
export const MAX_IMPORT_MEGABYTES = 5;

const columns = z.array(z.enum(IMPORT_COLUMNS).nullable()).max(MAX_IMPORT_COLUMNS);

/** The file of a run: its name, its headings, and what each column holds. */
export const importedFile = z.object({
  name: z.string(),
  sheet: z.string().nullable(),
  headings: z.array(z.string()),
  columns,
  dateOrder: z.enum(DATE_ORDERS).nullable(),
});

export type ImportedFile = z.output<typeof importedFile>;

export const readTripFileBody = z.object({
  /** Of a workbook with several sheets; the first one if left out. */
  sheet: z.string().max(200).optional(),
});

export const checkTripFileBody = readTripFileBody.extend({
  /** What each column holds, as a JSON list: a name of `IMPORT_COLUMNS`, or null for a column that is left out. */
  columns: z
    .string()
    .max(10_000)
    .transform((text, context) => {
      try {
        return columns.parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
        return z.NEVER;
      }
    }),
  dateOrder: z.enum(DATE_ORDERS).optional(),
});

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

const SEPARATORS = ['comma', 'semicolon', 'tab'] as const;

export const tripFile = z.object({
  name: z.string(),
  format: z.enum(EXPORT_FORMATS),
  /** Of a text file. */
  encoding: z.enum(ENCODINGS).nullable(),
  separator: z.enum(SEPARATORS).nullable(),
  /** Of a workbook: all of its sheets, and the one that was read. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  rowCount: z.int(),
  /** Whether the example of the template was left out. */
  hasExample: z.boolean(),
  columns: z.array(
    z.object({
      heading: z.string(),
      samples: z.array(z.string()),
      field: z.enum(IMPORT_COLUMNS).nullable(),
      /** A date of which nobody can tell the day from the month. */
      unclearDate: z.string().nullable(),
    }),
  ),
  /** Whether the fields are those that the caller chose for the same headings before. */
  isRemembered: z.boolean(),
  dateOrder: z.enum(DATE_ORDERS).nullable(),
});

export type TripFile = z.output<typeof tripFile>;

/** Text files with or without the mark by which spreadsheets recognize UTF-8, and workbooks. */
export const importFileQuery = z.object({ format: z.enum(EXPORT_FORMATS).default('xlsx'), bom: z.stringbool().default(true) });
