// Endpoints of groups.

import * as billing from '#contract/groups/group-billing.endpoints.ts';
import * as groups from '#contract/groups/groups.endpoints.ts';
import * as placements from '#contract/groups/placements.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { billGroup, readGroupBilling } from './billing/group-billing.service.ts';
import { createGroupTrips } from './group-trips.service.ts';
import { createGroup, duplicateGroup, editGroup, exportGroups, listGroups, readGroup } from './groups.service.ts';
import { importGroupMembers } from './import-members.service.ts';
import { addGroupMembers, listGroupMembers, removeGroupMember } from './members.service.ts';
import { askPlacedFamilies } from './placements/ask-families.service.ts';
import { pairStudents, placeStudents, readPlacementBoard } from './placements/placements.service.ts';
import { proposePlacements } from './placements/propose-placements.service.ts';

export const groupRoutes = defineRoutes(groups, {
  ...{ listGroups, exportGroups, readGroup, createGroup, editGroup, duplicateGroup },
  ...{ listGroupMembers, addGroupMembers, removeGroupMember, importGroupMembers, createGroupTrips },
});

export const placementRoutes = defineRoutes(placements, {
  ...{ readPlacementBoard, placeStudents, pairStudents, proposePlacements, askPlacedFamilies },
});

export const groupBillingRoutes = defineRoutes(billing, { readGroupBilling, billGroup });
