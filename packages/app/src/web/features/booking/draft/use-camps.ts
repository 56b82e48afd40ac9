// The camps and children of a booking, loaded by ID.

import { useQueries } from '@tanstack/react-query';
import { readActivity } from '#contract/activities/activities.endpoints.ts';
import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useBooker } from './use-draft.ts';

interface Camps {
  /** The camps loaded so far. */
  readonly camps: readonly ActivityDetail[];
  readonly isLoading: boolean;
}

export function useCamps(ids: readonly number[]): Camps {
  const queries = [...new Set(ids)].map((id) => {
    const request = { params: { id } };
    return { queryKey: toQueryKey(readActivity, request), queryFn: () => call(readActivity, request) };
  });
  const answers = useQueries({ queries }, queryClient);
  return { camps: answers.flatMap(({ data }) => (data === undefined ? [] : [data])), isLoading: answers.some((one) => one.isLoading) };
}

/** Returns the selected children of the signed-in user; empty until they are named. */
export function useTravellers({ children }: Pick<CurrentTrip, 'children'>): readonly Student[] {
  const { userId } = useBooker();
  const { data } = useEndpoint(readMyChildren, {}, { when: userId !== null });
  return (data?.childrens ?? []).filter(({ id }) => children.includes(id));
}
