// What forms and filters of groups choose from; each only for users who may read it.

import { listActivities } from '#contract/activities/activities.endpoints.ts';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { listStudentAgents } from '#contract/people/students.endpoints.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { Choice } from '#web/ui/form/fields/choice-fields.tsx';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

const byName = (rows: readonly { readonly id: number; readonly name: string }[] = []): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export const useCountyChoices = (): readonly Choice[] => byName(useEndpoint(listCounties, {}).data?.data);

export const useTripTypeChoices = (): readonly Choice[] => byName(useEndpoint(readBookingChoices, {}).data?.tripTypes);

export function useAgentChoices(): readonly Choice[] {
  const { capabilities } = useSignedInUser();
  return byName(useEndpoint(listStudentAgents, {}, { when: capabilities.includes('students.manage') }).data?.data);
}

export function useBusinessChoices(): readonly Choice[] {
  const { capabilities } = useSignedInUser();
  return byName(useEndpoint(listBusinesses, ALL, { when: capabilities.includes('businesses.read') }).data?.data);
}

export function useCampChoices(): readonly Choice[] {
  const { capabilities } = useSignedInUser();
  return byName(useEndpoint(listActivities, ALL, { when: capabilities.includes('activities.read') }).data?.data);
}
