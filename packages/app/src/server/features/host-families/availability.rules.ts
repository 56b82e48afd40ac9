// How many beds of a family are free on each night, without saying why or for whom.

import { addDays } from '#contract/platform/days.ts';

/** A stretch in which something of the family is taken. */
export interface TakenStretch {
  /** `own`: the family is away, its last day included; else a stay, of whose nights the last one is before its last day. */
  readonly kind: 'own' | 'tentative' | 'firm';
  readonly fromDate: string;
  readonly toDate: string;
  readonly beds: number | null;
}

export interface FreeNights {
  readonly fromDate: string;
  /** The last night. */
  readonly toDate: string;
  readonly freeBeds: number;
}

function countFreeBeds(night: string, guests: number, blocks: readonly TakenStretch[]): number {
  const here = blocks.filter(({ kind, fromDate, toDate }) => fromDate <= night && (kind === 'own' ? night <= toDate : night < toDate));
  if (here.some(({ kind }) => kind === 'own')) return 0;
  return Math.max(0, guests - here.reduce((sum, { beds }) => sum + (beds ?? 0), 0));
}

/** The nights from one day to another, those that follow each other alike put together. */
export function listFreeNights(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  { guests, blocks }: { readonly guests: number; readonly blocks: readonly TakenStretch[] },
): FreeNights[] {
  // It can only change where something begins or is over.
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
