// The endpoints of the lists that filters and forms choose from.

import * as dependencies from '#contract/search/dependencies.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { countryRows, countyRows, locationRows, tagRows } from './dependencies.queries.ts';
import { tagName } from './snapshot.ts';

export const dependencyRoutes = routes(dependencies, {
  listCountries: async ({ db }) => ({ data: await countryRows(db) }),
  listCounties: async ({ db }, { query }) => ({ data: await countyRows(db, query.countryId) }),
  listTags: async ({ db, locale }, { query }) => ({
    data: (await tagRows(db, query.kind)).map((tag) => ({ ...tag, name: tagName(tag, locale) })),
  }),
  listLocations: async ({ db }, { query }) => ({ data: await locationRows(db, query.countyId) }),
});
