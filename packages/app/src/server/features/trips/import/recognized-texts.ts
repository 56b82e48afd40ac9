// The words of every language by which the columns and values of a file are recognized.

import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { IMPORT_COLUMNS } from '#contract/trips/import.shapes.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import type { ColumnWords } from './import-columns.rules.ts';
import type { RowWords } from './row-fields.rules.ts';

const LOOKUPS = LOCALES.map(createMessageLookup);

const inAllLanguages = (names: readonly string[], prefix: string) =>
  Object.fromEntries(names.map((name) => [name, LOOKUPS.flatMap((look) => look(`${prefix}.${name}`) ?? [])]));

export const COLUMN_WORDS = inAllLanguages(IMPORT_COLUMNS, 'tripImport.column') as unknown as ColumnWords;

export const ROW_WORDS: RowWords = {
  genders: inAllLanguages(GENDERS, 'names.gender') as unknown as RowWords['genders'],
  stayTypes: inAllLanguages(ACTIVITY_DETAILS_TYPES, 'tags.stayType') as unknown as RowWords['stayTypes'],
};
