// Records of the actions of messages, with what has become of them by now.

import type { ActionRecord } from '#contract/messaging/message.shapes.ts';
import type { MessageAction } from '#contract/messaging/message.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  findActionSubjects,
  findCallEnds,
  findMeetingStates,
  findPaymentsOfTrips,
  listStepsOfOffers,
  listTripsWithCompleteStudents,
} from './message-actions.queries.ts';
import {
  type ActionState,
  GONE,
  getCallActionState,
  getDataActionState,
  getMeetingActionState,
  getOfferActionState,
  getPaymentActionState,
  getTripActionState,
} from './message-actions.rules.ts';
import type { MessageRow } from './messages.queries.ts';

/** A message with an action, and what it names. */
interface Offered {
  readonly row: Pick<MessageRow, 'id' | 'conversationId' | 'createdAt'>;
  readonly action: MessageAction;
  readonly meetingId: number | null;
  readonly callId: number | null;
}

function toOffered(row: MessageRow): Offered[] {
  if (!('texts' in row.content) || row.content.action === undefined) return [];
  const { action, meetingId = null, callId = null } = row.content;
  return [{ row, action, meetingId, callId }];
}

const ids = (values: readonly (number | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => (value === null || value === undefined ? [] : [value]))),
];

/** Loads what all actions act on, in a constant number of queries. */
async function loadFacts(db: Queryable, offered: readonly Offered[]) {
  const of = (...actions: readonly MessageAction[]) => offered.filter(({ action }) => actions.includes(action));
  const subjects = await findActionSubjects(
    db,
    offered.map(({ row }) => row.conversationId),
  );
  const trips = (some: readonly Offered[]) => ids(some.map(({ row }) => subjects.get(row.conversationId)?.trip?.id));
  return {
    subjects,
    steps: await listStepsOfOffers(db, ids(of('answerOffer').map(({ row }) => subjects.get(row.conversationId)?.offer?.id))),
    payments: await findPaymentsOfTrips(db, trips(of('pay'))),
    complete: await listTripsWithCompleteStudents(db, trips(of('completeData'))),
    meetings: await findMeetingStates(db, ids(offered.map(({ meetingId }) => meetingId))),
    calls: await findCallEnds(db, ids(offered.map(({ callId }) => callId))),
  };
}

type Facts = Awaited<ReturnType<typeof loadFacts>>;

function getActionState({ action, row, meetingId, callId }: Offered, facts: Facts, now: Date): ActionState {
  const { offer = null, trip = null } = facts.subjects.get(row.conversationId) ?? {};
  if (action === 'openMeeting') {
    const meeting = facts.meetings.get(meetingId ?? 0);
    return meeting === undefined ? GONE : getMeetingActionState(meeting, now);
  }
  if (action === 'joinCall') {
    const endedAt = facts.calls.get(callId ?? 0);
    return endedAt === undefined ? GONE : getCallActionState(endedAt);
  }
  if (trip === null) return GONE;
  if (action === 'openTrip') return getTripActionState(trip.state);
  if (action === 'pay') return getPaymentActionState(facts.payments.get(trip.id) ?? { hasOutstanding: false, lastPaidAt: null });
  if (action === 'completeData') return getDataActionState({ isComplete: facts.complete.has(trip.id), trip: trip.state });
  if (offer === null) return GONE;
  const steps = facts.steps.get(offer.id) ?? [];
  return getOfferActionState({ sentAt: row.createdAt, steps, offer: offer.state, trip: trip.state });
}

/** Returns the actions of messages by message, as of now. */
export async function findActions(db: Queryable, rows: readonly MessageRow[], now: Date): Promise<ReadonlyMap<number, ActionRecord>> {
  const offered = rows.flatMap(toOffered);
  if (offered.length === 0) return new Map();
  const facts = await loadFacts(db, offered);
  return new Map(
    offered.map((one) => {
      const { offer = null, trip = null } = facts.subjects.get(one.row.conversationId) ?? {};
      const named = { tripId: trip?.id ?? null, offerId: offer?.id ?? null, meetingId: one.meetingId, callId: one.callId };
      return [one.row.id, { name: one.action, ...getActionState(one, facts, now), ...named }] as const;
    }),
  );
}
