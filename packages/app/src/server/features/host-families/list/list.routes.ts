// Endpoints of the list of host families.

import * as familyList from '#contract/host-families/family-list.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { bulkFamilies } from './bulk.service.ts';
import { exportFamilies, listFamilies, listFamilyAccounts } from './list.service.ts';

export const familyListRoutes = defineRoutes(familyList, { listFamilies, exportFamilies, listFamilyAccounts, bulkFamilies });
