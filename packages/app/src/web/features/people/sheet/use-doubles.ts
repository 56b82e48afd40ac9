// Looks for students who may be the same as those in new rows, while they are typed.

import { useQueries } from '@tanstack/react-query';
import { listStudents } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { isNamed, isProbablySame, type NewStudent, toNamed } from './new-students.model.ts';

export interface Double {
  /** The existing student; null if another new row is the same. */
  readonly student: Student | null;
}

/** The most students of one name that are compared. */
const MOST = 50;

const SLOWEST_RETRY_MS = 30_000;

/** Returns by key which new rows may be students that exist already; undefined for rows that are still being compared. */
export function useDoubles(rows: readonly NewStudent[]): ReadonlyMap<string, Double | null | undefined> {
  const named = rows.filter(isNamed);
  const found = useQueries(
    {
      queries: named.map((row) => {
        const { firstName, lastName } = toNamed(row);
        const request = { query: { search: `${firstName} ${lastName}`.slice(0, 200), perPage: MOST } };
        return {
          queryKey: [...toQueryKey(listStudents), 'doubles', request],
          queryFn: ({ signal }: { signal: AbortSignal }) => call(listStudents, request, { signal, quiet: true, background: true }),
          // A row that can't be compared can't be created either: it is tried until it can.
          retry: true,
          retryDelay: (count: number) => Math.min(1000 * 2 ** count, SLOWEST_RETRY_MS),
        };
      }),
    },
    queryClient,
  );
  return new Map(
    named.map((row, index): readonly [string, Double | null | undefined] => {
      const own = toNamed(row);
      const student = found[index]?.data?.table.data.find((one) => isProbablySame(one, own));
      if (student !== undefined) return [row.key, { student }];
      const isRepeated = named.slice(0, index).some((other) => isProbablySame(toNamed(other), own));
      if (isRepeated) return [row.key, { student: null }];
      return [row.key, found[index]?.data === undefined ? undefined : null];
    }),
  );
}
