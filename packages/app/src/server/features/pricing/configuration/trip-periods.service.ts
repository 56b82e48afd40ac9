// Use cases of trip periods.

import type { TripPeriod } from '#contract/pricing/trip-periods.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { tripPeriods, tripTypes } from '#server/db/schema/pricing.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { demandReferences } from '#server/platform/resource/references.ts';
import { type Fields, resourceCases } from '#server/platform/resource/resource.ts';
import { listTripPeriodRows, type TripPeriodRow, tripPeriodList } from './trip-periods.queries.ts';

async function validateTripPeriod(tx: Transaction, fields: Fields, row: TripPeriodRow | null): Promise<Fields> {
  const { fromDate, toDate } = { ...row, ...fields } as Pick<TripPeriodRow, 'fromDate' | 'toDate'>;
  if (toDate < fromDate) throw new FieldFaults([{ field: 'toDate', rule: 'notBefore', values: { other: fromDate } }]);
  await demandReferences(tx, fields, { tripTypeId: tripTypes });
  return fields;
}

export const tripPeriodCases = resourceCases<TripPeriodRow, TripPeriod>({
  subject: 'tripPeriod',
  table: tripPeriods,
  list: tripPeriodList,
  rows: listTripPeriodRows,
  record: (row) => row,
  alike: { trip_periods_name: 'name' },
  derived: ['overlaps'],
  checked: validateTripPeriod,
});
