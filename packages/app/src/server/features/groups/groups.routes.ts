// Endpoints of groups.

import * as billing from '#contract/groups/group-billing.endpoints.ts';
import * as documents from '#contract/groups/group-documents.endpoints.ts';
import * as price from '#contract/groups/group-price.endpoints.ts';
import * as groups from '#contract/groups/groups.endpoints.ts';
import * as placements from '#contract/groups/placements.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { billGroup, readGroupBilling } from './billing/group-billing.service.ts';
import { addDocument, listDocuments, readDocument, removeDocument } from './documents/group-documents.service.ts';
import { createGroupTrips } from './group-trips.service.ts';
import { createGroup, duplicateGroup, editGroup, exportGroups, listGroups, readGroup } from './groups.service.ts';
import { importGroupMembers } from './import-members.service.ts';
import { addGroupMembers, listGroupMembers, removeGroupMember } from './members.service.ts';
import { askPlacedFamilies } from './placements/ask-families.service.ts';
import { pairStudents, placeStudents, readPlacementBoard } from './placements/placements.service.ts';
import { proposePlacements } from './placements/propose-placements.service.ts';
import { changeCarriers, readCarrierPlan } from './price/change-carriers.service.ts';
import { readGroupPrice } from './price/group-price.service.ts';

export const groupRoutes = defineRoutes(groups, {
  ...{ listGroups, exportGroups, readGroup, createGroup, editGroup, duplicateGroup },
  ...{ listGroupMembers, addGroupMembers, removeGroupMember, importGroupMembers, createGroupTrips },
});

export const placementRoutes = defineRoutes(placements, {
  ...{ readPlacementBoard, placeStudents, pairStudents, proposePlacements, askPlacedFamilies },
});

export const groupBillingRoutes = defineRoutes(billing, { readGroupBilling, billGroup });

export const groupPriceRoutes = defineRoutes(price, { readGroupPrice, readCarrierPlan, changeCarriers });

export const groupDocumentRoutes = defineRoutes(documents, {
  listGroupDocuments: listDocuments,
  addGroupDocument: addDocument,
  readGroupDocument: readDocument,
  removeGroupDocument: removeDocument,
});
