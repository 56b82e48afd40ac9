// Checks before a family is offered, asked or booked: that it hosts at present, and that the stay is ahead.

import { findBrokenStayRule, measureStay, STAY_RULE_REFUSALS, type StayRules } from '#contract/host-families/stay-rules.ts';
import type { Transaction } from '#server/db/database.ts';
import { findFamilyToAsk, lockFamilyToAsk, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';

/**
 * Checks that a family is live; it stays so until the transaction ends.
 * @throws ValidationError for an unknown family; AppError `familyNotLive`
 */
export async function assertFamilyLive(tx: Transaction, hostFamilyId: number): Promise<void> {
  await lockFamilyToAsk(tx, hostFamilyId);
  const family = await findFamilyToAsk(tx, hostFamilyId);
  if (family === null) throw new ValidationError([{ field: 'hostFamilyId', rule: 'unknownNumber' }]);
  if (!family.isLive) throw new AppError('familyNotLive');
}

/**
 * Refuses a family that is not vetted, such as a suspended one. One that paused after it was asked may still answer.
 * @throws AppError `familyNotLive`
 */
export async function assertFamilyVetted(tx: Transaction, hostFamilyId: number): Promise<void> {
  if (!(await findFamilyToAsk(tx, hostFamilyId))?.isVetted) throw new AppError('familyNotLive');
}

/**
 * Refuses a parent who asks a family once the stay has begun: from then on staff find another one.
 * @throws AppError `tripNotToCome`
 */
export function assertStayAhead({ app }: Pick<Call, 'app'>, { fromDate }: Pick<TripRow, 'fromDate'>): void {
  if (app.clock.today() >= fromDate) throw new AppError('tripNotToCome');
}

/**
 * Refuses a stay that a family's rules don't allow. Parents are bound by them when they ask; staff, who speak with the family, aren't.
 * @throws AppError `stayTooShort`, `stayTooLong`, `stayTooSoon`
 */
export function assertStayRules(
  { app }: Pick<Call, 'app'>,
  { stayRules, field, ...stay }: Pick<TripRow, 'fromDate' | 'toDate'> & { readonly stayRules: StayRules; readonly field: string },
): void {
  const broken = findBrokenStayRule(stayRules, measureStay(stay, app.clock.today()));
  if (broken !== null) throw new AppError(STAY_RULE_REFUSALS[broken.rule], { field, values: { count: broken.count } });
}
