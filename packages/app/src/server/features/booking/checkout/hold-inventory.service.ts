// Holds the beds and places of an order during payment.

import { MAX_HOLD_MINUTES } from '#contract/booking/booking.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdBeds, holdPlaces } from '#server/features/inventory/inventory.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { computeHold } from './hold.rules.ts';
import type { Order } from './orders.queries.ts';

/**
 * Returns the end of a hold that started at `since`.
 * @throws AppError `holdOver` if it was held for the maximum time
 */
export function computeHoldEnd(since: Date, now: Date): Date {
  const hold = computeHold(since, now);
  if ('until' in hold) return hold.until;
  const values = { held: MAX_HOLD_MINUTES, minutes: hold.againIn, seconds: hold.againIn * 60 };
  throw new AppError('holdOver', { values });
}

export async function holdInventory(tx: Transaction, call: Call, { id: orderId, document }: Order, until: Date): Promise<void> {
  const { hostFamilyId, fromDate, toDate, studentIds, camps } = document;
  const term = { now: call.app.clock.now(), until };
  await holdBeds(tx, { orderId }, { stay: { hostFamilyId, fromDate, toDate, beds: studentIds.length }, ...term });
  const scheduleIds = camps.map(({ scheduleId }) => scheduleId);
  await holdPlaces(tx, { orderId }, { scheduleIds, places: studentIds.length, ...term });
}
