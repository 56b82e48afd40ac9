// Checks whether chosen camp weeks fit a trip and its children.

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
  /** The chosen weeks; if left out, the trip's own weeks are checked when its dates change. */
  readonly camps: readonly CampWeekInput[] | undefined;
  /** The new dates. */
  readonly stay: Pick<TripRow, 'fromDate' | 'toDate'>;
  /** The current trip; null for a new one. */
  readonly before: TripRow | null;
}

/** @throws ValidationError for a week outside the stay, a cancelled week, and for what `resolveCampWeeks` refuses */
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
  /** Whether the students change. */
  readonly areOthers: boolean;
  readonly camps: readonly Pick<CampWeekInput, 'scheduleId'>[] | undefined;
  readonly before: TripRow;
}

/**
 * Checks that the camps accept the students. Only staff can override this; a week they agreed to stays valid for these children.
 * @throws ValidationError that names the camp and the child
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
