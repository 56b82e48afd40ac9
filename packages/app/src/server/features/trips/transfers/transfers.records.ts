// Records of transfers, as each side may see them.

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
  /** Whether the reader is the family that has the stay. */
  readonly isHosts: boolean;
  /** The parent's children; empty for others. */
  readonly children: ReadonlySet<number>;
}

const UNTOLD = { meetName: '', meetPhone: '' };

/**
 * Removes what the reader may not see: notes are for those who care for the child, and parents see the host's contact only once the stay is
 * booked.
 */
function told(row: Transfer, { side, trip }: Reader): Transfer {
  const isOver = (OVER_STATES as readonly TripState[]).includes(trip.state);
  if (side === 'host' && isOver) return { ...row, ...UNTOLD, note: '' };
  if (side === 'finance') return { ...row, note: '' };
  return side === 'parent' && row.metBy === 'family' && !areContactsDisclosed(trip.state) ? { ...row, ...UNTOLD } : row;
}

/** Returns the transfers a reader may see: none for a family before the stay is booked, for parents none of other people's children. */
export function toTransferRecords(rows: readonly TransferRow[], reader: Reader): Transfer[] {
  const { side, isHosts, children } = reader;
  if (side === 'host' && !isHosts) return [];
  const seen = side === 'parent' ? rows.filter(({ studentId }) => studentId === null || children.has(studentId)) : rows;
  return sortJourneys(seen).map(({ tripId: _trip, createdAt: _made, ...row }) => told(row, reader));
}
