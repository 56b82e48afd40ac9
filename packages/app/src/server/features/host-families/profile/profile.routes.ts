// Endpoints of reading one host family.

import * as profile from '#contract/host-families/profile.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getFamilyAvailability, getFamilyProfile, getHostFamilyInfo } from './profile.service.ts';

export const familyProfileRoutes = defineRoutes(profile, {
  readFamilyProfile: getFamilyProfile,
  readFamilyAvailability: getFamilyAvailability,
  readHostFamilyInfo: getHostFamilyInfo,
});
