// The families of the planner, read page by page.

import { useEffect, useState } from 'react';
import { readPlanner } from '#contract/host-families/planner.endpoints.ts';
import type { PlannerRow } from '#contract/host-families/planner.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';

export interface PlannerFilters {
  /** A day of the first week. */
  readonly fromDate?: string;
  readonly countyId?: number;
  /** An area on the map. */
  readonly geofenceId?: number;
  readonly hostingType?: 1 | 2 | 10 | 11;
}

interface Loaded {
  readonly rows: readonly PlannerRow[];
  /** The Monday of the first week; null until the first page is there. */
  readonly fromDate: string | null;
  readonly total: number;
  readonly failure: ApiFailure | null;
}

const NOTHING: Loaded = { rows: [], fromDate: null, total: 0, failure: null };

/** @param filters must be the same object until they change */
export function usePlanner(filters: PlannerFilters): Loaded & { readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads again
  useEffect(() => {
    const leaving = new AbortController();
    async function load(): Promise<void> {
      const rows: PlannerRow[] = [];
      for (let page: number | null = 1; page !== null && !leaving.signal.aborted; ) {
        const answer: Awaited<ReturnType<typeof readPage>> = await readPage(filters, page, leaving.signal);
        rows.push(...answer.data);
        // Shows the first page at once and then all of them: each time, the totals are computed again.
        const isShown = page === 1 || answer.nextPage === null;
        if (isShown && !leaving.signal.aborted)
          setLoaded({ rows: [...rows], fromDate: answer.fromDate, total: answer.total, failure: null });
        page = answer.nextPage;
      }
    }
    load().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(error instanceof ApiFailure)) throw error;
      setLoaded((before) => ({ ...before, failure: error }));
    });
    return () => leaving.abort();
  }, [filters, round]);
  return { ...loaded, reload: () => setRound((before) => before + 1) };
}

const readPage = (filters: PlannerFilters, page: number, signal: AbortSignal) =>
  call(readPlanner, { query: { ...filters, page } }, { signal, background: page > 1 });
