// How students arrive and leave, as each side may know it.

import { OVER_STATES, type TripState } from '#contract/trips/states.ts';
import { sortJourneys } from '#contract/trips/transfers.rules.ts';
import type { Transfer } from '#contract/trips/transfers.shapes.ts';
import type { TripSide } from '#contract/trips/trip.shapes.ts';
import { areContactsDisclosed } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { TransferRow } from './transfers.queries.ts';

interface Reader {
  readonly side: TripSide;
  readonly trip: Pick<TripRow, 'state'>;
  /** Whether the family that reads has the stay. */
  readonly isHosts: boolean;
  /** Of a parent: their children. */
  readonly children: ReadonlySet<number>;
}

const UNTOLD = { meetName: '', meetPhone: '' };

/** One journey without what is not its reader’s: notes are for who cares for the child, and names of a family wait until it has the stay. */
function told(row: Transfer, { side, trip }: Reader): Transfer {
  const isOver = (OVER_STATES as readonly TripState[]).includes(trip.state);
  if (side === 'host' && isOver) return { ...row, ...UNTOLD, note: '' };
  if (side === 'finance') return { ...row, note: '' };
  return side === 'parent' && row.metBy === 'family' && !areContactsDisclosed(trip.state) ? { ...row, ...UNTOLD } : row;
}

/** Nothing to a family before the stay is booked, nothing of other people’s children, and no name of a family before it has the stay. */
export function toTransferRecords(rows: readonly TransferRow[], reader: Reader): Transfer[] {
  const { side, isHosts, children } = reader;
  if (side === 'host' && !isHosts) return [];
  const seen = side === 'parent' ? rows.filter(({ studentId }) => studentId === null || children.has(studentId)) : rows;
  return sortJourneys(seen).map(({ tripId: _trip, createdAt: _made, ...row }) => told(row, reader));
}
