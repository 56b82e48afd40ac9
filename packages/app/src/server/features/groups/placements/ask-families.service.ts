// Use case of asking the families with whom students are placed; each trip in a transaction of its own, so that one refusal stops no other.

import type { askPlacedFamilies as endpoint } from '#contract/groups/placements.endpoints.ts';
import type { AskedFamilies } from '#contract/groups/placements.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import { listMembers, listVisibleTrips } from '#server/features/groups/members.queries.ts';
import { sendEnquiry } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { isOpenTrip } from './placement-board.records.ts';
import { listPlacements } from './placements.queries.ts';

type Outcome = AskedFamilies['data'][number]['outcome'];

/** Asks the family of one student. The group is locked, so that the placement stays until the family is asked. */
function askFamilyOf(call: Call, { groupId, studentId }: { groupId: number; studentId: number }): Promise<Outcome | null> {
  return call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id: groupId });
    const hostFamilyId = (await listPlacements(tx, groupId)).find((one) => one.studentId === studentId)?.hostFamilyId ?? null;
    if (hostFamilyId === null) return null;
    const trip = (await listVisibleTrips(tx, call, groupId)).find((one) => one.studentId === studentId);
    if (trip === undefined) return 'noTrip';
    if (!isOpenTrip(trip)) return 'settled';
    await sendEnquiry(tx, call, { tripId: trip.id, hostFamilyIds: [hostFamilyId] });
    return 'asked';
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
