// Use cases of trip types.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { TripType } from '#contract/pricing/configuration.shapes.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import type { Call } from '#server/platform/app.ts';
import { resourceCases } from '#server/platform/resource/resource.ts';
import { type DiscountRow, keepDiscounts, onlyActive, type TripTypeRow, tripTypeList, tripTypeRows } from './trip-types.queries.ts';

const FIXED: readonly number[] = Object.values(TRIP_TYPE_ID);

/** A trip type as whoever reads prices sees it. */
export function tripTypeRecord({ id, name, active, discounts, usedBy, version }: TripTypeRow): TripType {
  return { id, name, active, discounts, fixed: FIXED.includes(id), usedBy, version };
}

export const tripTypeCases = resourceCases<TripTypeRow, TripType>({
  subject: 'tripType',
  table: tripTypes,
  list: tripTypeList,
  rows: tripTypeRows,
  record: (row, { may }) => (may('pricing.read') ? tripTypeRecord(row) : { id: row.id, name: row.name, active: row.active }),
  alike: { trip_types_name: 'name' },
  beside: async (tx, id, { discounts }) => {
    if (discounts !== undefined) await keepDiscounts(tx, id, discounts as readonly DiscountRow[]);
  },
  isFixed: ({ id }) => FIXED.includes(id),
  only: ({ may }) => (may('pricing.read') ? undefined : onlyActive),
});

/** Makes a trip type active; where it is already, nothing changes. */
export function activateTripType(call: Call, id: number): Promise<TripType> {
  return tripTypeCases.edit(call, { id, active: true });
}
