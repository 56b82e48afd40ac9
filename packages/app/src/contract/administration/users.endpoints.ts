// Endpoints of the user administration: finding, inviting, editing, roles, deactivating and reactivating.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { usersList } from './lists.ts';
import { administeredUser, bulkBody, bulkResult, editUserBody, inviteBody, listedUser, userRolesBody } from './users.shapes.ts';

const params = z.object({ id });

/** A search for users of a kind by their names. */
const nameQuery = z.object({ search: z.string().trim().max(100).default('') });
const names = z.object({ data: z.array(z.object({ id, name: z.string() })) });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'users.read',
  summary: 'Users, page by page; who reads names only searches, sorts and sees names only.',
  query: listQueryFor(usersList),
  answer: pageOf(listedUser),
});

export const exportUsers = endpoint(exportEndpoint({ list: usersList, path: '/api/users/export', access: 'users.read' }));

export const findCoordinators = endpoint({
  method: 'GET',
  path: '/api/users/coordinators',
  access: 'users.read',
  summary: 'Users who can coordinate trips and families, by name; 20 at most.',
  query: nameQuery,
  answer: names,
});

export const findParents = endpoint({
  method: 'GET',
  path: '/api/users/parents',
  access: 'users.read',
  summary: 'Parents, by name; 20 at most.',
  query: nameQuery,
  answer: names,
});

export const readOneUser = endpoint({
  method: 'GET',
  path: '/api/users/{id}',
  access: 'users.read',
  summary: 'One user.',
  params,
  answer: administeredUser,
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/users',
  access: 'users.write',
  summary: 'Makes an account and mails a link for choosing a password.',
  body: inviteBody,
  answer: administeredUser,
  refusals: ['emailTaken'],
});

export const editUser = endpoint({
  method: 'PATCH',
  path: '/api/users/{id}',
  access: 'users.write',
  summary: 'Changes name, address, phone and language of a user.',
  params,
  body: editUserBody,
  answer: administeredUser,
  refusals: ['changedMeanwhile', 'emailTaken'],
});

export const setUserRoles = endpoint({
  method: 'PATCH',
  path: '/api/users/{id}/roles',
  access: 'roles.write',
  summary: 'Sets the roles of a user; nobody sets their own, and an administrator always remains.',
  params,
  body: userRolesBody,
  answer: administeredUser,
  refusals: ['changedMeanwhile', 'lastAdministrator', 'ownRolesFixed'],
});

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/api/users/{id}/deactivate',
  access: 'users.write',
  summary: 'Shuts an account and ends its sessions at once.',
  params,
  answer: administeredUser,
  refusals: ['lastAdministrator', 'ownRolesFixed'],
});

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/api/users/{id}/reactivate',
  access: 'users.write',
  summary: 'Reopens an account.',
  params,
  answer: administeredUser,
});

export const sendUserResetLink = endpoint({
  method: 'POST',
  path: '/api/users/{id}/reset-link',
  access: 'users.write',
  summary: 'Mails the user a link for choosing a new password.',
  params,
  answer: done,
  refusals: ['accountDeactivated'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/users/{id}/invitation',
  access: 'users.write',
  summary: 'Mails the invitation again; links of earlier ones end.',
  params,
  answer: done,
  refusals: ['accountDeactivated', 'alreadyJoined'],
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/users/{id}/sign-out',
  access: 'users.write',
  summary: 'Signs the user out on every device.',
  params,
  answer: administeredUser,
});

export const changeManyUsers = endpoint({
  method: 'POST',
  path: '/api/users/bulk',
  access: 'users.write',
  summary: 'Does the same to many users; answers what became of each.',
  body: bulkBody,
  answer: z.object({ results: z.array(bulkResult) }),
});
