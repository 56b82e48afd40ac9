// Endpoints of groups.

import * as groups from '#contract/groups/groups.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { createGroupTrips } from './group-trips.service.ts';
import { createGroup, duplicateGroup, editGroup, exportGroups, listGroups, readGroup } from './groups.service.ts';
import { importGroupMembers } from './import-members.service.ts';
import { addGroupMembers, listGroupMembers, removeGroupMember } from './members.service.ts';

export const groupRoutes = defineRoutes(groups, {
  ...{ listGroups, exportGroups, readGroup, createGroup, editGroup, duplicateGroup },
  ...{ listGroupMembers, addGroupMembers, removeGroupMember, importGroupMembers, createGroupTrips },
});
