// All rows of the sheet of trips whose stays begin within a period, loaded page by page.

import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { readTripSheet } from '#contract/trips/sheet.endpoints.ts';
import type { SheetRow } from '#contract/trips/sheet.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import type { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** The most trips on paper: ten pages of the list. */
export const MOST_TRIPS = 10 * MAX_PAGE_SIZE;

interface Loaded {
  readonly rows: readonly SheetRow[];
  /** The number of trips, of which at most `MOST_TRIPS` are loaded. */
  readonly total: number;
}

/** The query of the period, also for its file. */
export const toPeriodQuery = ({ from, to }: { from: string; to: string }) => ({ fromDate: `${from}..${to}`, sort: 'fromDate' }) as const;

export function useCompactRows(period: { readonly from: string; readonly to: string }, isOn: boolean) {
  const query = toPeriodQuery(period);
  const { data, isFetching, error, refetch } = useQuery<Loaded, ApiFailure>(
    {
      queryKey: [...toQueryKey(readTripSheet), 'all', query],
      enabled: isOn,
      async queryFn({ signal }) {
        const rows: SheetRow[] = [];
        for (let page = 1; ; page += 1) {
          const answer = await call(readTripSheet, { query: { ...query, page, perPage: MAX_PAGE_SIZE } }, { signal });
          rows.push(...answer.data);
          if (page >= answer.lastPage || page * MAX_PAGE_SIZE >= MOST_TRIPS) return { rows, total: answer.total };
        }
      },
    },
    queryClient,
  );
  return { data, failure: isFetching ? null : error, reload: () => void refetch() };
}
