// Use case: choosing the family with which a stay of a check is to be reserved, if several consider it.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/bulk.endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { findBulkRows, findRow, lockRun, saveChosenFamily } from './bulk.queries.ts';
import { toBulkRows } from './bulk.records.ts';
import { listFamiliesToReserve } from './bulk.rules.ts';
import { toRecord } from './bulk.service.ts';
import { checkRow } from './bulk-run.kind.ts';

/**
 * @throws AppError `bulkNotReady` unless the row is one of a finished check of reservations that no change has followed
 * @throws ValidationError if the family is none of those that consider the stay, or were asked
 */
export async function chooseBulkFamily(
  call: Call,
  { params: { id }, body: { hostFamilyId } }: CheckedRequest<typeof endpoints.chooseBulkFamily>,
): Promise<AnswerOf<typeof endpoints.chooseBulkFamily>> {
  const visible = whereVisibleTrips(withGrant(call, 'trips.read'));
  await call.db.transaction(async (tx) => {
    const found = await findRow(tx, id, visible);
    if (found === null) throw notFound();
    // A change of the check, and another choice, wait until this one is saved.
    await lockRun(tx, found.runId);
    const run = await toRecord({ ...call, db: tx as unknown as Database }, found.runId);
    if (run.phase !== 'check' || run.state !== 'done' || run.nextId !== null || run.change.step !== 'reserve')
      throw new AppError('bulkNotReady');
    const [row, trip] = [await findRow(tx, id, visible), await findTripRow(tx, found.tripId ?? 0)];
    if (row === null || trip === null) throw notFound();
    const families = listFamiliesToReserve(trip.hostFamilyId, await listOffersOfTrips(tx, [trip.id]));
    if (hostFamilyId !== null && !families.includes(hostFamilyId))
      throw new ValidationError([{ field: 'hostFamilyId', rule: 'unknownIds', values: { ids: String(hostFamilyId) } }]);
    const result = await checkRow(tx, call, { row: { ...row, hostFamilyId }, change: run.change });
    await saveChosenFamily(tx, id, { ...result, hostFamilyId });
  });
  const [record] = await toBulkRows(call, await findBulkRows(call.db, [id]));
  if (record === undefined) throw notFound();
  return record;
}
