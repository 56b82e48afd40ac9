// The endpoints of reading one host family.

import * as profile from '#contract/host-families/profile.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { readFamilyAvailability, readFamilyProfile, readHostFamilyInfo } from './profile.service.ts';

export const familyProfileRoutes = routes(profile, { readFamilyProfile, readFamilyAvailability, readHostFamilyInfo });
