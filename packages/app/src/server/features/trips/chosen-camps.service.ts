// Whether the weeks of camps that somebody chooses for a trip fit it and its children.

import { campRule, type Guest, misfits, welcomeOfCamp } from '#contract/people/suits.rules.ts';
import type { FieldFault } from '#contract/platform/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { campsWished, type WishedCamp } from './beginning.service.ts';
import { faultsOfDays, faultsOfWeeks } from './camp-days.rules.ts';
import { weeksWithCamps } from './chosen-camps.queries.ts';
import { campsOf, type TripRow } from './held-trip.queries.ts';
import { studentsByIds } from './views.queries.ts';

interface Chosen {
  /** What is chosen; left out, the weeks that the trip has are looked at where its days change. */
  readonly camps: readonly WishedCamp[] | undefined;
  /** The days as they are to be. */
  readonly stay: Pick<TripRow, 'fromDate' | 'toDate'>;
  /** The trip as it is; null for a new one. */
  readonly before: TripRow | null;
}

/** @throws FieldFaults for a week outside the stay, one that does not take place, and whatever `campsWished` refuses */
export async function demandFittingCamps(tx: Transaction, { camps, stay, before }: Chosen): Promise<void> {
  const own = before === null ? [] : await campsOf(tx, before.id);
  const isMoved = before !== null && (before.fromDate !== stay.fromDate || before.toDate !== stay.toDate);
  const had = new Set(own.map(({ scheduleId }) => scheduleId));
  const faults = camps === undefined ? (isMoved ? faultsOfDays(own, stay) : []) : faultsOfWeeks(await campsWished(tx, camps), stay, had);
  if (faults.length > 0) throw new FieldFaults(faults);
}

interface Going {
  readonly studentIds: readonly number[];
  /** Whether they are others than before. */
  readonly areOthers: boolean;
  readonly camps: readonly Pick<WishedCamp, 'scheduleId'>[] | undefined;
  readonly before: TripRow;
}

/**
 * Whom a camp takes is its rule, which staff alone look beyond; a week that they have agreed to for these children stays theirs.
 * @throws FieldFaults that name the camp and the child
 */
export async function demandTaken(tx: Transaction, { studentIds, areOthers, camps, before }: Going): Promise<void> {
  if (camps === undefined && !areOthers) return;
  const own = await campsOf(tx, before.id);
  const isNew = ({ scheduleId }: Pick<WishedCamp, 'scheduleId'>) => areOthers || !own.some((one) => one.scheduleId === scheduleId);
  const weeks = await weeksWithCamps(
    tx,
    (camps ?? own).map(({ scheduleId }) => scheduleId),
  );
  const guests: Guest[] = [...(await studentsByIds(tx, studentIds)).values()];
  const faults = (camps ?? own).flatMap((camp, index): FieldFault[] => {
    const week = weeks.get(camp.scheduleId);
    if (week === undefined || !isNew(camp)) return [];
    const field = camps === undefined ? 'studentIds' : `camps.${index}.scheduleId`;
    return misfits(guests, welcomeOfCamp(week), week.startDate).map((misfit) => ({ field, ...campRule(week.name, misfit) }));
  });
  if (faults.length > 0) throw new FieldFaults(faults);
}
