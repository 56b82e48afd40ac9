// Use case of taking an activity offline: it can no longer be found or booked, and the reason is kept in the audit trail.

import type { takeActivityOffline as taking } from '#contract/activities/activities.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { lockActivity, updateActive } from './activities.queries.ts';
import { getWithWeeks, toListedActivity } from './activities.service.ts';

/** Does nothing if the activity is already offline; trips that include it keep it. */
export async function takeActivityOffline(
  call: Call,
  { params: { id }, body: { reason, version } }: CheckedRequest<typeof taking>,
): Promise<AnswerOf<typeof taking>> {
  const row = await call.db.transaction(async (tx) => {
    const before = await lockActivity(tx, id);
    if (before === undefined) throw notFound();
    if (!before.active) return before;
    if (version !== before.version) throw new AppError('changedMeanwhile', { current: { ...toListedActivity(before) } });
    await updateActive(tx, id, false);
    const changes = { active: { before: true, after: false }, reason };
    await recordChange(tx, call, { action: 'activity.takeOffline', subjectType: 'activity', subjectId: id, changes });
    return { ...before, active: false, version: before.version + 1 };
  });
  return getWithWeeks(call, toListedActivity(row));
}
