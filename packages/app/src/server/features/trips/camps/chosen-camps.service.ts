// Whether the weeks of camps that somebody chooses for a trip fit it and its children.

import { findMisfits, type Guest, toCampCriteria, toCampRule } from '#contract/people/guest-fit.rules.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { type CampWeekInput, resolveCampWeeks } from '#server/features/trips/create/insert-trip.service.ts';
import { findStudents } from '#server/features/trips/read/views.queries.ts';
import { listCamps, type TripRow } from '#server/features/trips/trip.queries.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { findCampDayIssues, findCampWeekIssues } from './camp-days.rules.ts';
import { listWeeksWithCamps } from './chosen-camps.queries.ts';

interface Chosen {
  /** What is chosen; left out, the weeks that the trip has are looked at where its days change. */
  readonly camps: readonly CampWeekInput[] | undefined;
  /** The days as they are to be. */
  readonly stay: Pick<TripRow, 'fromDate' | 'toDate'>;
  /** The trip as it is; null for a new one. */
  readonly before: TripRow | null;
}

/** @throws ValidationError for a week outside the stay, one that does not take place, and whatever `resolveCampWeeks` refuses */
export async function assertCampsFit(tx: Transaction, { camps, stay, before }: Chosen): Promise<void> {
  const own = before === null ? [] : await listCamps(tx, before.id);
  const isMoved = before !== null && (before.fromDate !== stay.fromDate || before.toDate !== stay.toDate);
  const had = new Set(own.map(({ scheduleId }) => scheduleId));
  const faults =
    camps === undefined ? (isMoved ? findCampDayIssues(own, stay) : []) : findCampWeekIssues(await resolveCampWeeks(tx, camps), stay, had);
  if (faults.length > 0) throw new ValidationError(faults);
}

interface Going {
  readonly studentIds: readonly number[];
  /** Whether they are others than before. */
  readonly areOthers: boolean;
  readonly camps: readonly Pick<CampWeekInput, 'scheduleId'>[] | undefined;
  readonly before: TripRow;
}

/**
 * Whom a camp takes is its rule, which staff alone look beyond; a week that they have agreed to for these children stays theirs.
 * @throws ValidationError that name the camp and the child
 */
export async function assertCampsTaken(tx: Transaction, { studentIds, areOthers, camps, before }: Going): Promise<void> {
  if (camps === undefined && !areOthers) return;
  const own = await listCamps(tx, before.id);
  const isNew = ({ scheduleId }: Pick<CampWeekInput, 'scheduleId'>) => areOthers || !own.some((one) => one.scheduleId === scheduleId);
  const weeks = await listWeeksWithCamps(
    tx,
    (camps ?? own).map(({ scheduleId }) => scheduleId),
  );
  const guests: Guest[] = [...(await findStudents(tx, studentIds)).values()];
  const faults = (camps ?? own).flatMap((camp, index): FieldFault[] => {
    const week = weeks.get(camp.scheduleId);
    if (week === undefined || !isNew(camp)) return [];
    const field = camps === undefined ? 'studentIds' : `camps.${index}.scheduleId`;
    return findMisfits(guests, toCampCriteria(week), week.startDate).map((misfit) => ({ field, ...toCampRule(week.name, misfit) }));
  });
  if (faults.length > 0) throw new ValidationError(faults);
}
