// Endpoints of groups: students who travel together, who they are, and their trips.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { duplicateGroupBody, group, groupBody, groupChanges, groupsList, listedGroup } from './groups.shapes.ts';
import { addMembersBody, groupMembers, groupTrips, importMembersBody, memberImport } from './members.shapes.ts';

const params = z.object({ id });

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'groups.read',
  summary: 'Groups of students who travel together, the latest first; agents see their own.',
  query: listQueryFor(groupsList),
  answer: pageOf(listedGroup),
});

export const exportGroups = endpoint(exportEndpoint({ list: groupsList, path: '/api/groups/export', access: 'groups.read' }));

export const readGroup = endpoint({
  method: 'GET',
  path: '/api/groups/{id}',
  access: 'groups.read',
  summary: 'A group.',
  params,
  answer: group,
});

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  access: 'groups.write',
  summary: 'Creates a group; that of an agent is theirs.',
  body: groupBody,
  answer: group,
  refusals: ['nameTaken'],
});

export const editGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/{id}',
  access: 'groups.write',
  summary: 'Changes a group; fields that are left out stay as they are.',
  params,
  body: groupChanges,
  answer: group,
  refusals: ['nameTaken', 'changedMeanwhile'],
});

export const duplicateGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/duplicate',
  access: 'groups.write',
  summary: 'Creates the same group for the next year, 52 weeks later, with or without its members and without trips.',
  params,
  body: duplicateGroupBody,
  answer: group,
  refusals: ['nameTaken'],
});

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/members',
  access: 'groups.read',
  summary: 'The members of a group with their trips, by name; agents see the students whom they look after.',
  params,
  answer: groupMembers,
});

export const addGroupMembers = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/members',
  access: 'groups.write',
  summary: 'Adds students to a group; those who are members stay so.',
  params,
  body: addMembersBody,
  answer: groupMembers,
  refusals: ['groupFull'],
});

export const removeGroupMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/members/{studentId}',
  access: 'groups.write',
  summary: 'Takes a student without a trip from a group.',
  params: z.object({ id, studentId: id }),
  answer: groupMembers,
  refusals: ['memberHasTrip'],
});

export const importGroupMembers = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/import',
  access: 'groups.write',
  summary:
    'Adds the students of pasted lines, or says what would become of each line; whoever may also write students. Students who are known are not created twice. Parents are linked or asked of whoever may manage students, within bounds per hour.',
  params,
  body: importMembersBody,
  answer: memberImport,
  refusals: ['memberTextUnreadable'],
});

export const createGroupTrips = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/trips',
  access: 'trips.create',
  summary: 'Creates a trip for each member who has none with the group; says of each what became of it.',
  params,
  answer: groupTrips,
  refusals: ['groupDatesMissing'],
});
