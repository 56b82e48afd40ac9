// Endpoints of what a host family tells of itself in several languages.

import * as familyTexts from '#contract/host-families/family-texts.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listFamilyTexts, saveFamilyText, translateFamilyText } from './texts.service.ts';

export const familyTextRoutes = defineRoutes(familyTexts, { listFamilyTexts, saveFamilyText, translateFamilyText });
