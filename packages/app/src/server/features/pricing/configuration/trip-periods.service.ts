// Use cases of trip periods.

import type { TripPeriod } from '#contract/pricing/trip-periods.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { tripPeriods, tripTypes } from '#server/db/schema/pricing.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import { listTripPeriodRows, type TripPeriodRow, tripPeriodList } from './trip-periods.queries.ts';

async function validateTripPeriod(tx: Transaction, fields: Fields, row: TripPeriodRow | null): Promise<Fields> {
  const { fromDate, toDate } = { ...row, ...fields } as Pick<TripPeriodRow, 'fromDate' | 'toDate'>;
  if (toDate < fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  await assertReferences(tx, fields, { tripTypeId: tripTypes });
  return fields;
}

export const tripPeriodCases = createResourceUseCases<TripPeriodRow, TripPeriod>({
  subject: 'tripPeriod',
  table: tripPeriods,
  list: tripPeriodList,
  rows: listTripPeriodRows,
  record: (row) => row,
  alike: { trip_periods_name: 'name' },
  derived: ['overlaps'],
  checked: validateTripPeriod,
});
