// The stay of a trip, as it is priced: its dates, wishes, students and seller.

import type { Queryable } from '#server/db/database.ts';
import { listInvoicesOfStay } from '#server/features/finance/stay-invoices.public.ts';
import { findFamilyToAsk, findSeller, listActivities, listStudentIds, type TripRow } from '#server/features/trips/trip.queries.ts';

/** A trip with the one that pays its prices per booking. */
export type CarriedTrip = Pick<TripRow, 'id' | 'groupId' | 'perBookingPaidBy'>;

export interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly activityDetailsType: TripRow['activityDetailsType'];
  readonly currentNoOfWeeks: number | null;
  readonly nearbyActivities: readonly { readonly id: number; readonly weeks: number }[];
  readonly serviceTypeIds: readonly number[];
  readonly countStudents: number;
  readonly discountCode: string | null;
  readonly vatExempt: boolean;
  /** The business that sells the stay, at its VAT rate. */
  readonly businessId: number;
  /** The trip that is priced, with who pays its prices per booking. */
  readonly trip: CarriedTrip;
}

/** Returns the business that sells a trip at a family: another family's own business, unless the trip was already billed. */
export async function findSellerAt(
  db: Queryable,
  { id, businessId, hostFamilyId: before }: TripRow,
  hostFamilyId: number,
): Promise<number> {
  if (hostFamilyId === before || (await listInvoicesOfStay(db, id)).length > 0) return businessId;
  const family = await findFamilyToAsk(db, hostFamilyId);
  return (await findSeller(db, family?.businessId ?? null))?.id ?? businessId;
}

/** Returns the stay of a trip at one of its families, for pricing. */
export async function loadStay(db: Queryable, trip: TripRow, hostFamilyId: number): Promise<Stay> {
  const { fromDate, toDate, activityDetailsType, currentNoOfWeeks, serviceTypeIds, discountCode, vatExempt } = trip;
  return {
    ...{ hostFamilyId, fromDate, toDate, activityDetailsType, currentNoOfWeeks, serviceTypeIds, discountCode, vatExempt },
    nearbyActivities: await listActivities(db, trip.id),
    countStudents: (await listStudentIds(db, trip)).length,
    businessId: await findSellerAt(db, trip, hostFamilyId),
    trip,
  };
}
