// Endpoint of the stays that a host family was asked for.

import * as familyOffers from '#contract/host-families/family-offers.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listFamilyOffers } from './offers.service.ts';

export const familyOfferRoutes = defineRoutes(familyOffers, { listFamilyOffers });
