// Use case: setting the VAT exemption of a trip, by those who may change nothing else of it.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { exemptTrip as asked } from '#contract/trips/trip.endpoints.ts';
import { agreeTripPrice } from '#server/features/trips/create/create-trip.service.ts';
import { propagateTaxChange } from '#server/features/trips/lifecycle/propagate-trip-change.service.ts';
import { canEdit, getTripAnswer } from '#server/features/trips/read/trip.records.ts';
import { lockTrip, updateTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';

/** Changes the VAT exemption. The new price must be the one that was shown; for a billed stay, staff settle the difference. */
export async function exemptTripFromVat(
  call: Call,
  { params: { id }, body }: CheckedRequest<typeof asked>,
): Promise<AnswerOf<typeof asked>> {
  const { version, quoteFingerprint: shown, vatExempt, reason } = body;
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id);
    if (trip === null) throw notFound();
    if (!canEdit('staff', trip.state, call.caller?.roles.includes('Administrator') === true)) throw new AppError('tripMoved');
    if (trip.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await getTripAnswer(call, tx, id)) } });
    if (trip.vatExempt === vatExempt) return getTripAnswer(call, tx, id);
    const price = await agreeTripPrice(call, tx, { trip, changes: { vatExempt }, shown });
    const saved = await updateTripRow(tx, id, { vatExempt, ...price });
    await propagateTaxChange(tx, call, { before: trip, trip: saved });
    const changes = findDifferences({ ...trip }, { vatExempt, ...(reason === '' ? {} : { reason }) });
    await recordChange(tx, call, { action: 'trip.edit', subjectType: 'trip', subjectId: id, changes });
    return getTripAnswer(call, tx, id);
  });
}
