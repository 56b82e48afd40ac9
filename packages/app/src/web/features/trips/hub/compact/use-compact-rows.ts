// All rows of the sheet of trips whose stays begin within a period, loaded page by page.

import { useQuery } from '@tanstack/react-query';
import { readTripSheet } from '#contract/trips/sheet.endpoints.ts';
import { type SheetRow, sheetList } from '#contract/trips/sheet.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import type { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** The most trips on paper. */
export const MOST_TRIPS = 1000;

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
          const answer = await call(readTripSheet, { query: { ...query, page, perPage: sheetList.perPage } }, { signal });
          rows.push(...answer.data);
          if (page >= answer.lastPage || page * sheetList.perPage >= MOST_TRIPS) return { rows, total: answer.total };
        }
      },
    },
    queryClient,
  );
  return { data, failure: isFetching ? null : error, reload: () => void refetch() };
}
