// Endpoints of the option lists for filters and forms.

import * as dependencies from '#contract/search/dependencies.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listCountryRows, listCountyRows, listLocationRows, listTagRows } from './dependencies.queries.ts';
import { getTagName } from './load-index.ts';

export const dependencyRoutes = defineRoutes(dependencies, {
  listCountries: async ({ db }) => ({ data: await listCountryRows(db) }),
  listCounties: async ({ db }, { query }) => ({ data: await listCountyRows(db, query.countryId) }),
  listTags: async ({ db, locale }, { query }) => ({
    data: (await listTagRows(db, query.kind)).map((tag) => ({ ...tag, name: getTagName(tag, locale) })),
  }),
  listLocations: async ({ db }, { query }) => ({ data: await listLocationRows(db, query.countyId) }),
});
