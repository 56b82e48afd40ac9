// Use case: the template of a file of trips, in the reader's language, with an example that no import takes for a trip.

import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { addDays } from '#contract/platform/days.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { exportTripTemplate as endpoint } from '#contract/trips/import.endpoints.ts';
import { DATE_COLUMNS, IMPORT_COLUMNS, type ImportColumn } from '#contract/trips/import.shapes.ts';
import { getBookingChoices } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import type { Cell } from '#server/platform/lists/cells.ts';
import { createContentFile, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { getTranslator, putIntoWords, type Translator } from '#server/platform/translate.ts';
import { listBusinesses, listSoldTripTypes } from './import.queries.ts';

/** By this address the example is known; nobody has it. */
const EXAMPLE_EMAIL = 'parent@example.com';
const EXAMPLE_NAME = 'Muster';

/** Returns whether a row is the example of the template. */
export const isExampleRow = (cells: readonly string[]): boolean => cells.includes(EXAMPLE_EMAIL) && cells.includes(EXAMPLE_NAME);

const isDateColumn = (column: ImportColumn) => DATE_COLUMNS.some((one) => one === column);

interface Known {
  readonly tripTypes: readonly string[];
  readonly businesses: readonly string[];
  readonly services: readonly string[];
}

function toExample(words: Translator, { tripTypes, businesses }: Known, today: string): Readonly<Partial<Record<ImportColumn, string>>> {
  return {
    ...{ firstName: 'Mia', lastName: EXAMPLE_NAME, dateOfBirth: '2013-05-17', gender: words('names.gender.female') },
    ...{ parentEmail: EXAMPLE_EMAIL, parentFirstName: 'Anna', parentLastName: EXAMPLE_NAME },
    ...{ fromDate: addDays(today, 120), toDate: addDays(today, 134), stayType: words('tags.stayType.family') },
    tripType: tripTypes[0] ?? '',
    business: businesses[0] ?? '',
  };
}

/** Returns what may stand in a column; empty if anything may. */
function toPermitted(words: Translator, column: ImportColumn, { tripTypes, businesses, services }: Known): string {
  switch (column) {
    case 'gender':
      return GENDERS.map((gender) => words(`names.gender.${gender}`)).join('; ');
    case 'stayType':
      return ACTIVITY_DETAILS_TYPES.map((type) => words(`tags.stayType.${type}`)).join('; ');
    case 'tripType':
      return tripTypes.join('; ');
    case 'business':
      return businesses.join('; ');
    case 'services':
      return services.join('; ');
    default:
      return '';
  }
}

/** Returns the services that can be booked; none before the first price book. */
async function listServiceNames(call: Call): Promise<string[]> {
  try {
    return (await getBookingChoices(call, call.db)).services.map(({ name }) => name);
  } catch (error) {
    if (error instanceof AppError && error.code === 'noPriceBook') return [];
    throw error;
  }
}

export async function exportTripTemplate(call: Call, { query }: CheckedRequest<typeof endpoint>): Promise<FileResponse> {
  const words = getTranslator(call.locale);
  const say = (key: string) => putIntoWords(words, `tripImport.${key}`);
  const known = {
    tripTypes: (await listSoldTripTypes(call.db)).map(({ name }) => name),
    businesses: (await listBusinesses(call.db)).map(({ name }) => name),
    services: await listServiceNames(call),
  };
  const example = toExample(words, known, call.app.clock.today());
  const kinds = IMPORT_COLUMNS.map((column) => (isDateColumn(column) ? ('day' as const) : ('text' as const)));
  const cells = IMPORT_COLUMNS.map((column, index) => ({ kind: kinds[index], value: example[column] ?? null }) as Cell);
  const heads = (['column', 'key', 'content', 'permitted'] as const).map((name) => say(`template.${name}`));
  const rows = IMPORT_COLUMNS.map((column) => [say(`column.${column}`), column, say(`hint.${column}`), toPermitted(words, column, known)]);
  return createContentFile(
    call,
    {
      title: words('tripImport.template.title'),
      headings: IMPORT_COLUMNS.map((column) => say(`column.${column}`)),
      kinds,
      batches: toSingleBatch([cells]),
      texts: { yes: words('lists.yes'), no: words('lists.no'), timeZone: call.app.config.TIME_ZONE },
      notes: { title: words('tripImport.template.notes'), rows: [heads, ...rows] },
    },
    query,
  );
}
