// The route of the search for records.

import * as endpoints from '#contract/record-search/record-search.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { searchRecords } from './record-search.service.ts';

export const recordSearchRoutes = defineRoutes(endpoints, { searchRecords });
