// The choices for the fields of an activity: places, subjects and providers.

import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import { listCounties, listLocations, listTags } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { Choice } from '#web/ui/form/fields/choice-fields.tsx';

const byName = (rows: readonly { readonly id: number; readonly name: string }[] = []): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Returns the towns of the county only; without a county there are none to choose from. */
export function useActivityChoices(countyId: number | null) {
  const { capabilities } = useSignedInUser();
  const mayKeep = capabilities.includes('activities.write') && capabilities.includes('businesses.read');
  const counties = useEndpoint(listCounties, {});
  const categories = useEndpoint(listTags, { query: { kind: 'category' } });
  const locations = useEndpoint(listLocations, { query: { countyId: countyId ?? 0 } }, { when: countyId !== null });
  const businesses = useEndpoint(listBusinesses, { query: { perPage: MAX_PAGE_SIZE } }, { when: mayKeep });
  return {
    counties: byName(counties.data?.data),
    categories: byName(categories.data?.data),
    locations: byName(locations.data?.data),
    businesses: byName(businesses.data?.data),
  };
}
