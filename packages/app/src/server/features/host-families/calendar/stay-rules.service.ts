// Use case: the rules of a family for stays, saved by the family and by staff.

import { isDeepStrictEqual } from 'node:util';
import type * as endpoints from '#contract/host-families/calendar.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { lockCalendar } from './calendar-changes.service.ts';
import { updateStayRules } from './stay-rules.queries.ts';

type Input = CheckedRequest<(typeof endpoints)['saveCalendarRules']>;
type Output = Promise<AnswerOf<(typeof endpoints)['saveCalendarRules']>>;

/**
 * Saves the rules. They don't touch stays and requests that there are.
 * @throws ValidationError if no number of nights would do; AppError `changedMeanwhile` with the stored rules, if they are other ones than
 *   the caller has seen
 */
export async function saveCalendarRules(call: Call, { params: { id }, body: { before, ...rules } }: Input): Output {
  if (rules.maxNights !== null && rules.maxNights < rules.minNights) {
    throw new ValidationError([{ field: 'maxNights', rule: 'minValue', values: { min: rules.minNights } }]);
  }
  return call.db.transaction(async (tx) => {
    const { family } = await lockCalendar(tx, call, id);
    const changes = findDifferences(family.rules, rules);
    if (Object.keys(changes).length === 0) return rules;
    if (!isDeepStrictEqual(family.rules, before)) throw new AppError('changedMeanwhile', { current: family.rules });
    await updateStayRules(tx, id, rules);
    await recordChange(tx, call, { action: 'hostFamilies.changeStayRules', subjectType: 'hostFamily', subjectId: id, changes });
    return rules;
  });
}
