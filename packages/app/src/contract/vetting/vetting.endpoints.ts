// Endpoints of the vetting of families, for staff.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { referenceBody } from './reference.shapes.ts';
import {
  checkBody,
  checkChanges,
  listedVetting,
  moveBody,
  RELATION_KINDS,
  requestBody,
  vetting,
  vettingStaff,
  vettingsList,
  visitPlan,
  visitReport,
} from './vetting.shapes.ts';

const family = z.object({ id });
const version = z.int().positive();

export const listVettings = endpoint({
  method: 'GET',
  path: '/api/vetting',
  access: 'vetting.read',
  summary: 'The families in vetting, those that have waited longest first.',
  query: listQueryFor(vettingsList),
  answer: pageOf(listedVetting),
});

export const exportVettings = endpoint(exportEndpoint({ list: vettingsList, path: '/api/vetting/export', access: 'vetting.read' }));

export const listVettingStaff = endpoint({
  method: 'GET',
  path: '/api/vetting/staff',
  access: 'vetting.visit',
  summary: 'Who of the staff can handle the vetting of a family or visit it.',
  answer: z.object({ data: z.array(vettingStaff) }),
});

export const readVetting = endpoint({
  method: 'GET',
  path: '/api/vetting/{id}',
  access: 'vetting.read',
  summary: 'The vetting of a family: state, history, the moves that the caller can make, checks, visits and requests.',
  params: family,
  answer: vetting,
});

export const moveVetting = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/transition',
  access: 'vetting.visit',
  summary: 'Moves a family to another state of its vetting; coordinators can only start home visits.',
  params: family,
  body: moveBody,
  answer: vetting,
  refusals: ['vettingMoved', 'ownFamily', 'relatedFamily', 'visitMissing', 'checksOpen', 'changedMeanwhile'],
});

export const assignVetting = endpoint({
  method: 'PATCH',
  path: '/api/vetting/{id}',
  access: 'vetting.decide',
  summary: 'Names who of the staff handles a family’s vetting.',
  params: family,
  body: z.object({ assigneeId: id.nullable(), version }),
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily', 'changedMeanwhile'],
});

export const assignVettings = endpoint({
  method: 'POST',
  path: '/api/vetting/assign',
  access: 'vetting.decide',
  summary: 'Names who handles the vetting of many families; the answer says which the caller has no say in.',
  body: z.object({ ids: z.array(id).min(1).max(100), assigneeId: id.nullable() }),
  answer: z.object({ assigned: z.array(id), refused: z.array(id) }),
});

export const createCheck = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/checks',
  access: 'vetting.decide',
  summary: 'Records a police check of an adult, or a document of the family, with its file.',
  params: family,
  body: checkBody,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily'],
});

export const changeCheck = endpoint({
  method: 'PATCH',
  path: '/api/vetting/{id}/checks/{checkId}',
  access: 'vetting.decide',
  summary: 'Changes a check; of a reference only whether it counts.',
  params: z.object({ id, checkId: id }),
  body: checkChanges,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily', 'changedMeanwhile'],
});

export const askReference = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/references',
  access: 'vetting.decide',
  summary: 'Asks a referee for a reference by an emailed link.',
  params: family,
  body: referenceBody,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily', 'refereeKnown'],
});

export const planVisit = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/visits',
  access: 'vetting.visit',
  summary: 'Plans a home visit.',
  params: family,
  body: visitPlan,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily'],
});

export const reportVisit = endpoint({
  method: 'PATCH',
  path: '/api/vetting/{id}/visits/{visitId}',
  access: 'vetting.visit',
  summary: 'Records the report of a home visit, with photos.',
  params: z.object({ id, visitId: id }),
  body: visitReport,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily', 'changedMeanwhile'],
});

export const requestInformation = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/requests',
  access: 'vetting.decide',
  summary: 'Asks a family for what is missing; it answers in its own area.',
  params: family,
  body: requestBody,
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily'],
});

export const closeRequest = endpoint({
  method: 'DELETE',
  path: '/api/vetting/{id}/requests/{requestId}',
  access: 'vetting.decide',
  summary: 'Closes a request for information, answered or not.',
  params: z.object({ id, requestId: id }),
  answer: vetting,
  refusals: ['ownFamily', 'relatedFamily'],
});

export const declareRelation = endpoint({
  method: 'POST',
  path: '/api/vetting/{id}/relations',
  access: 'vetting.decide',
  summary: 'Records that somebody of the staff knows a family: they have no say in its vetting.',
  params: family,
  body: z.object({ userId: id, kind: z.enum(RELATION_KINDS) }),
  answer: vetting,
});

export const removeRelation = endpoint({
  method: 'DELETE',
  path: '/api/vetting/{id}/relations/{userId}',
  access: 'vetting.decide',
  summary: 'Removes a relation that was recorded by mistake; nobody can remove their own.',
  params: z.object({ id, userId: id }),
  answer: vetting,
  refusals: ['relatedFamily'],
});
