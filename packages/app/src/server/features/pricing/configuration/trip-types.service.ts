// Use cases of trip types.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { TripType } from '#contract/pricing/configuration.shapes.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import type { Call } from '#server/platform/app.ts';
import { createResourceUseCases } from '#server/platform/resource/resource.ts';
import {
  type DiscountRow,
  listTripTypeRows,
  replaceDiscountRules,
  type TripTypeRow,
  tripTypeList,
  whereActive,
} from './trip-types.queries.ts';

const FIXED_TRIP_TYPES: readonly number[] = Object.values(TRIP_TYPE_ID);

/** Converts a trip type for callers who can read prices. */
export function toTripType({ id, name, active, discounts, usedBy, version }: TripTypeRow): TripType {
  return { id, name, active, discounts, fixed: FIXED_TRIP_TYPES.includes(id), usedBy, version };
}

export const tripTypeCases = createResourceUseCases<TripTypeRow, TripType>({
  subject: 'tripType',
  table: tripTypes,
  list: tripTypeList,
  rows: listTripTypeRows,
  record: (row, { may }) => (may('pricing.read') ? toTripType(row) : { id: row.id, name: row.name, active: row.active }),
  alike: { trip_types_name: 'name' },
  beside: async (tx, id, { discounts }) => {
    if (discounts !== undefined) await replaceDiscountRules(tx, id, discounts as readonly DiscountRow[]);
  },
  isFixed: ({ id }) => FIXED_TRIP_TYPES.includes(id),
  only: ({ may }) => (may('pricing.read') ? undefined : whereActive),
});

/** Activates a trip type; does nothing if it is active already. */
export function activateTripType(call: Call, id: number): Promise<TripType> {
  return tripTypeCases.edit(call, { id, active: true });
}
