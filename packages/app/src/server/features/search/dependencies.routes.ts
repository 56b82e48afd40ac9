// The endpoints of the lists that filters and forms choose from.

import * as dependencies from '#contract/search/dependencies.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { countryRows, countyRows } from './dependencies.queries.ts';

export const dependencyRoutes = routes(dependencies, {
  listCountries: async ({ db }) => ({ data: await countryRows(db) }),
  listCounties: async ({ db }, { query }) => ({ data: await countyRows(db, query.countryId) }),
});
