// The choices for filters and fields of trips: counties, agents, kinds of stays, businesses; each only for users who may read them.

import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import { findGroups } from '#contract/finance/expenses/expenses.endpoints.ts';
import { listStudentAgents } from '#contract/people/students.endpoints.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { findTripFamilies } from '#contract/trips/trips.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { Choice } from '#web/ui/form/fields/choice-fields.tsx';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

const byName = (rows: readonly { readonly id: number; readonly name: string }[] = []): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export function useCountyChoices(): readonly Choice[] {
  return byName(useEndpoint(listCounties, {}).data?.data);
}

export function useAgentChoices(): readonly Choice[] {
  const { capabilities } = useSignedInUser();
  return byName(useEndpoint(listStudentAgents, {}, { when: capabilities.includes('students.manage') }).data?.data);
}

export function useBusinessChoices(): readonly Choice[] {
  const { capabilities } = useSignedInUser();
  return byName(useEndpoint(listBusinesses, ALL, { when: capabilities.includes('businesses.read') }).data?.data);
}

export function useTripTypeChoices(): readonly Choice[] {
  return byName(useEndpoint(readBookingChoices, {}).data?.tripTypes);
}

/** Returns up to 20 groups whose names match the search. */
export function useFoundGroups(search: string): readonly Choice[] | undefined {
  const { data } = useEndpoint(findGroups, { query: search === '' ? {} : { search } });
  return data && byName(data.data);
}

/** Returns up to 20 host families whose names match the search. */
export function useFoundFamilies(search: string): readonly Choice[] | undefined {
  const titleOf = useFamilyTitle();
  const { data } = useEndpoint(findTripFamilies, { query: search === '' ? {} : { search } });
  return data?.data.map(({ id, name, countyName }) => ({
    value: String(id),
    label: `${titleOf(name === '' ? `#${id}` : name)}, ${countyName}`,
  }));
}
