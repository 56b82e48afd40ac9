// Endpoint of who reads the personal details of host families.

import * as familyReads from '#contract/host-families/family-reads.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listFamilyReads } from './reads.service.ts';

export const familyReadRoutes = defineRoutes(familyReads, { listFamilyReads });
