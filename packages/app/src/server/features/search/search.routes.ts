// The endpoints of the search.

import * as search from '#contract/search/search.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { experienceActivities, experienceFamilies, searchFamilies } from './search.service.ts';
import { suggestions } from './suggestions.service.ts';

export const searchRoutes = routes(search, { searchFamilies, suggestPlaces: suggestions, experienceFamilies, experienceActivities });
