// Computes the free beds of a family on each night, without revealing why or for whom others are taken.

import { addDays } from '#contract/platform/days.ts';

/** A period in which beds of the family are taken. */
export interface TakenStretch {
  /** `own`: the family is away, including the last day; otherwise a stay, whose last night is the one before its last day. */
  readonly kind: 'own' | 'tentative' | 'firm';
  readonly fromDate: string;
  readonly toDate: string;
  readonly beds: number | null;
}

export interface FreeNights {
  readonly fromDate: string;
  /** Last night of the period. */
  readonly toDate: string;
  readonly freeBeds: number;
}

function countFreeBeds(night: string, guests: number, blocks: readonly TakenStretch[]): number {
  const here = blocks.filter(({ kind, fromDate, toDate }) => fromDate <= night && (kind === 'own' ? night <= toDate : night < toDate));
  if (here.some(({ kind }) => kind === 'own')) return 0;
  return Math.max(0, guests - here.reduce((sum, { beds }) => sum + (beds ?? 0), 0));
}

/** Returns the nights between two days, with consecutive nights of equal availability merged. */
export function listFreeNights(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  { guests, blocks }: { readonly guests: number; readonly blocks: readonly TakenStretch[] },
): FreeNights[] {
  // Availability only changes where a block starts or ends.
  const edges = blocks.flatMap(({ kind, fromDate: from, toDate: to }) => [from, kind === 'own' ? addDays(to, 1) : to]);
  const begins = [...new Set([fromDate, ...edges.filter((day) => day > fromDate && day <= toDate)])].toSorted();
  const parts: FreeNights[] = [];
  for (const [index, from] of begins.entries()) {
    const next = begins[index + 1];
    const to = next === undefined ? toDate : addDays(next, -1);
    const freeBeds = countFreeBeds(from, guests, blocks);
    const last = parts.at(-1);
    if (last?.freeBeds === freeBeds) parts[parts.length - 1] = { ...last, toDate: to };
    else parts.push({ fromDate: from, toDate: to, freeBeds });
  }
  return parts;
}
