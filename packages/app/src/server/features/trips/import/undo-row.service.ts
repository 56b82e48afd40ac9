// Takes an imported trip back: cancels it if nobody has changed it since, and takes out a student whom nothing else needs.

import type { BulkField } from '#contract/trips/bulk.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MadeByImport } from '#server/db/schema/trip-bulk.ts';
import { deleteStudent } from '#server/features/people/parent-links.public.ts';
import type { BulkRowOfRun, RowResult } from '#server/features/trips/bulk/bulk.queries.ts';
import { lockVisible, within } from '#server/features/trips/bulk/change-trip.service.ts';
import { moveTrip } from '#server/features/trips/lifecycle/trip-transitions.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { findStudentVersion, isStudentUsed } from './import.queries.ts';

const NO_PARTS = { query: undefined, body: undefined };

/** Returns whether the student was taken out: nobody has changed them since, and no other trip or group has them. */
async function removeStudent(tx: Transaction, call: Call, student: MadeByImport['student']): Promise<boolean> {
  // Who may not write students any more still takes the trip back.
  if (student === null || call.granted('students.write') === null) return false;
  const isUntouched = (await findStudentVersion(tx, student.id)) === student.version;
  if (!isUntouched || (await isStudentUsed(tx, student.id))) return false;
  try {
    await tx.transaction(async (point) => {
      // Who may write students may take back one that the import has made, whom nobody else knows.
      await deleteStudent(withGrant(within(call, point), 'students.write'), { ...NO_PARTS, params: { id: student.id } });
    });
    return true;
  } catch (error) {
    // Somebody needs them: the trip goes alone.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** @throws AppError `changedMeanwhile` if somebody has changed the trip since it was imported */
export async function undoImportedRow(tx: Transaction, call: Call, { tripId, made }: BulkRowOfRun): Promise<RowResult> {
  if (tripId === null || made === null) throw notFound();
  const trip = await lockVisible(tx, call, tripId);
  if (trip.state === 'cancelled') return { outcome: 'unchanged', changes: [] };
  if (trip.state !== 'new' || trip.version !== made.tripVersion) throw new AppError('changedMeanwhile');
  const reason = getTranslator(call.locale)('tripImport.undoReason');
  const empty = { toDate: undefined, hostFamilyId: undefined, quoteFingerprint: undefined };
  await moveTrip(withGrant(within(call, tx), 'trips.move'), {
    ...{ query: undefined, params: { id: tripId } },
    body: { ...empty, step: 'cancel', reason, version: trip.version } as never,
  });
  const changes: BulkField[] = [{ field: 'state', before: 'new', after: 'cancelled' }];
  if (await removeStudent(tx, call, made.student)) changes.push({ field: 'newStudent', before: String(made.student?.id), after: null });
  return { outcome: 'changed', changes };
}
