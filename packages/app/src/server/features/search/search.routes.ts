// Endpoints of the search.

import * as search from '#contract/search/search.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listExperienceActivities, listExperienceFamilies, searchFamilies } from './search.service.ts';
import { suggestPlacesAndFamilies } from './suggestions.service.ts';

export const searchRoutes = defineRoutes(search, {
  searchFamilies,
  suggestPlaces: suggestPlacesAndFamilies,
  experienceFamilies: listExperienceFamilies,
  experienceActivities: listExperienceActivities,
});
