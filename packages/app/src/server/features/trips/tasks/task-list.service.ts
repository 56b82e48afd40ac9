// Use cases: listing and finishing the tasks of staff.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trip.endpoints.ts';
import { assertDifferenceSettled } from '#server/features/trips/money/settle-difference.service.ts';
import { clearWithdrawalRequest } from '#server/features/trips/offers/offers.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { toTaskRecord } from '#server/features/trips/read/trip.records.ts';
import { lockTrip } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { whereTasksSeen } from './task-scope.queries.ts';
import { closeTask, findTaskKey, findTasks } from './tasks.queries.ts';
import { toOfferId } from './tasks.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const MOST_LISTED = 500;

/** Limits callers to the tasks of their trips, of the kinds that they see. */
function tasksFor(call: Call) {
  return { only: whereVisibleTrips(call), seen: whereTasksSeen(call) };
}

export async function listTripTasks(call: Call, { query: { state, tripId, mine } }: Asked<'listTripTasks'>): Answered<'listTripTasks'> {
  const coordinatorId = mine ? (call.caller?.id ?? 0) : undefined;
  const wanted = { ...tasksFor(call), tripId, coordinatorId, state: state === 'all' ? undefined : state };
  const tasks = (await findTasks(call.db, wanted)).map((task) => toTaskRecord(task, call.app.clock));
  const byDue = tasks.sort((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.id - other.id));
  return { data: byDue.slice(0, MOST_LISTED) };
}

export async function finishTripTask(call: Call, { params: { id }, body }: Asked<'finishTripTask'>): Answered<'finishTripTask'> {
  return call.db.transaction(async (tx) => {
    const own = { ...tasksFor(call), id };
    const [found] = await findTasks(tx, own);
    if (found === undefined) throw notFound();
    // The trip is locked first, as in every transition; the task is read again under the lock.
    const trip = await lockTrip(tx, found.tripId);
    const [known = found] = await findTasks(tx, own);
    if (known.state === body.state) return toTaskRecord(known, call.app.clock);
    if (known.kind === 'priceDifference' && known.state === 'open' && trip !== null) await assertDifferenceSettled(tx, call, trip);
    const done = { state: body.state, doneAt: call.app.clock.now(), doneBy: call.caller?.id ?? null };
    // The family can ask again, whatever the decision.
    const offerId = known.kind === 'withdrawalAsked' ? toOfferId(await findTaskKey(tx, id)) : null;
    if (offerId !== null) await clearWithdrawalRequest(tx, { tripId: known.tripId, id: offerId });
    const isClosed = await closeTask(tx, id, { ...done, note: [known.note, body.note].filter((text) => text !== '').join('\n') });
    if (!isClosed) throw new AppError('tripMoved');
    const changes = {
      task: known.kind,
      taskState: { before: known.state, after: body.state },
      ...(body.note === '' ? {} : { reason: body.note }),
    };
    await recordChange(tx, call, { action: 'trip.finishTask', subjectType: 'trip', subjectId: known.tripId, changes });
    const [task] = await findTasks(tx, own);
    return toTaskRecord(task ?? known, call.app.clock);
  });
}
