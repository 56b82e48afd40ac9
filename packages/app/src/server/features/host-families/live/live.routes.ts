// Endpoint of going live, pausing and coming back.

import * as familyLive from '#contract/host-families/live.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { setFamilyLive } from './set-family-live.service.ts';

export const familyLiveRoutes = defineRoutes(familyLive, { setFamilyLive });
