// Creates the trips of a group: one for each member who has none, each in a transaction of its own, so that one refusal stops no other.

import type { createGroupTrips as endpoint } from '#contract/groups/groups.endpoints.ts';
import type { GroupTrips } from '#contract/groups/members.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { createTripBody } from '#contract/trips/trip-bodies.shapes.ts';
import type { Database } from '#server/db/database.ts';
import { createTrip } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findGroupRow, type StoredGroup } from './groups.queries.ts';
import { lockGroup } from './groups.service.ts';
import { listCampWeeks, listMembers, listTripsOfGroup, type MemberRow } from './members.queries.ts';

type Outcome = GroupTrips['data'][number];

interface Dated extends StoredGroup {
  readonly fromDate: string;
  readonly toDate: string;
}

const hasDates = (group: StoredGroup): group is Dated => group.fromDate !== null && group.toDate !== null;

/** Creates the trip of a member. The group is locked, so that two requests at once create one. */
function createTripOf(call: Call, { group, member, weeks }: { group: Dated; member: MemberRow; weeks: readonly number[] }) {
  return call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id: group.id });
    const existing = (await listTripsOfGroup(tx, group.id, undefined)).find(({ studentId }) => studentId === member.studentId);
    if (existing !== undefined) return { outcome: 'existing' as const, tripId: existing.id };
    const body = createTripBody.parse({
      ...{ fromDate: group.fromDate, toDate: group.toDate, studentIds: [member.studentId], groupId: group.id },
      ...(group.tripTypeId === null ? {} : { tripTypeId: group.tripTypeId }),
      ...(group.businessId === null ? {} : { businessId: group.businessId }),
      ...(call.grant.all && group.agentId !== null ? { agentId: group.agentId } : {}),
      ...(weeks.length === 0 ? {} : { activityDetailsType: 'local', camps: weeks.map((scheduleId) => ({ scheduleId })) }),
    });
    // The transaction of the trip becomes a part of this one.
    const trip = await createTrip({ ...call, db: tx as unknown as Database }, { params: undefined, query: undefined, body });
    return { outcome: 'created' as const, tripId: trip.id };
  });
}

export async function createGroupTrips(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const row = await findGroupRow(call.db, call, id);
  if (row === null) throw notFound();
  const { group } = row;
  if (!hasDates(group)) throw new AppError('groupDatesMissing');
  const { activityId, fromDate, toDate } = group;
  const weeks = activityId === null ? [] : (await listCampWeeks(call.db, { activityId, fromDate, toDate })).map((week) => week.id);
  const data: Outcome[] = [];
  for (const member of await listMembers(call.db, call, id)) {
    const about = { studentId: member.studentId, name: `${member.firstName} ${member.lastName}`.trim() };
    try {
      data.push({ ...about, ...(await createTripOf(call, { group, member, weeks })), message: null });
    } catch (error) {
      if (!(error instanceof AppError || error instanceof ValidationError)) throw error;
      data.push({ ...about, outcome: 'refused', tripId: null, message: toErrorAnswer(error, getTranslator(call.locale)).body.message });
    }
  }
  return { data };
}
