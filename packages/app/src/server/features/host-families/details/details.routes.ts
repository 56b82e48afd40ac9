// Endpoints of a host family's record.

import * as familyDetails from '#contract/host-families/family-details.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { previewFamily } from '../profile/profile.service.ts';
import { createFamily } from './create-family.service.ts';
import { readFamily, readOwnFamily } from './details.service.ts';
import { editFamily } from './edit-family.service.ts';

export const familyDetailsRoutes = defineRoutes(familyDetails, { readOwnFamily, readFamily, editFamily, createFamily, previewFamily });
