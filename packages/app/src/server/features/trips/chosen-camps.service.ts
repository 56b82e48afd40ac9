// Whether the weeks of camps that somebody chooses for a trip fit it.

import type { Transaction } from '#server/db/database.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { campsWished, type WishedCamp } from './beginning.service.ts';
import { faultsOfDays, faultsOfWeeks } from './camp-days.rules.ts';
import { campsOf, type TripRow } from './held-trip.queries.ts';

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
