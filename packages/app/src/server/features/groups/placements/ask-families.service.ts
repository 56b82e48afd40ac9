// Use case of asking the families with whom students are placed; each trip in a transaction of its own, so that one refusal stops no other.

import { listPlacementFaults } from '#contract/groups/placement.rules.ts';
import type { askPlacedFamilies as endpoint } from '#contract/groups/placements.endpoints.ts';
import type { AskedFamilies, PlacementBoard } from '#contract/groups/placements.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import { listMembers, listVisibleTrips } from '#server/features/groups/members.queries.ts';
import { holdTrip, isUnasked, listOffersOfTrips, sendEnquiry } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { isOpenTrip, readBoardRecord } from './placement-board.records.ts';
import { listPlacements } from './placements.queries.ts';

/** Of a family that isn't asked for this trip again by itself. */
const OVER: readonly OfferState[] = ['declined', 'rejected', 'withdrawn'];

/**
 * Refuses a student who no longer fits: allergies, beds or wishes may have changed since the placement.
 * @throws AppError `placementRefused`
 */
function assertFits({ firstDay, students, families, pairs }: PlacementBoard, studentId: number): void {
  const student = students.find((one) => one.studentId === studentId);
  const family = families.find(({ hostFamilyId }) => hostFamilyId === student?.hostFamilyId);
  if (student === undefined || family === undefined) return;
  const guestIds = students.flatMap((one) => (one.hostFamilyId === family.hostFamilyId ? [one.studentId] : []));
  const [rule] = listPlacementFaults(student, family, { firstDay, guestIds, pairs });
  if (rule !== undefined) throw new AppError('placementRefused', { values: { name: student.name, rule } });
}

type Outcome = AskedFamilies['data'][number]['outcome'];

/** Asks the family of one student. The group is locked, so that the placement stays until the family is asked. */
function askFamilyOf(call: Call, { groupId, studentId }: { groupId: number; studentId: number }): Promise<Outcome | null> {
  return call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, call, { id: groupId });
    const hostFamilyId = (await listPlacements(tx, groupId)).find((one) => one.studentId === studentId)?.hostFamilyId ?? null;
    if (hostFamilyId === null) return null;
    const trip = (await listVisibleTrips(tx, call, groupId)).find((one) => one.studentId === studentId);
    if (trip === undefined) return 'noTrip';
    if (!isOpenTrip(trip)) return 'settled';
    assertFits(await readBoardRecord(call, tx, group), studentId);
    // Locked, so that nobody else asks the family before it is asked here.
    await holdTrip(tx, trip.id);
    const known = (await listOffersOfTrips(tx, [trip.id])).find((offer) => offer.hostFamilyId === hostFamilyId);
    await sendEnquiry(tx, call, { tripId: trip.id, hostFamilyIds: [hostFamilyId] });
    if (known === undefined || isUnasked(known.state)) return 'asked';
    return OVER.includes(known.state) ? 'declined' : 'alreadyAsked';
  });
}

export async function askPlacedFamilies(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (!call.may('offers.write')) throw new HttpError('forbidden');
  if ((await findGroupRow(call.db, call, id)) === null) throw notFound();
  const data: AskedFamilies['data'] = [];
  for (const { studentId, firstName, lastName } of await listMembers(call.db, call, id)) {
    const about = { studentId, name: `${firstName} ${lastName}`.trim() };
    try {
      const outcome = await askFamilyOf(call, { groupId: id, studentId });
      if (outcome !== null) data.push({ ...about, outcome, message: null });
    } catch (error) {
      if (!(error instanceof AppError || error instanceof ValidationError)) throw error;
      data.push({ ...about, outcome: 'refused', message: toErrorAnswer(error, getTranslator(call.locale)).body.message });
    }
  }
  return { data };
}
