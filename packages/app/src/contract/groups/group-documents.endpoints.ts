// Endpoints of a group's documents, such as the school's rooming plan. Agents have those of their own groups.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { groupDocument, groupDocumentBody } from './group-documents.shapes.ts';

const params = z.object({ id, documentId: id });

export const listGroupDocuments = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/documents',
  access: 'groups.read',
  summary: 'The documents of a group, the latest first; those about health only for those who may read it.',
  params: z.object({ id }),
  answer: z.object({ data: z.array(groupDocument) }),
});

export const addGroupDocument = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/documents',
  access: 'groups.write',
  summary: 'Gives an uploaded image or PDF to a group as one of its documents.',
  params: z.object({ id }),
  body: groupDocumentBody,
  answer: groupDocument,
  refusals: ['fileTypeRefused', 'groupDocumentsFull'],
});

export const readGroupDocument = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/documents/{documentId}/file',
  access: 'groups.read',
  summary: 'One document of a group, to be kept.',
  params,
  answer: z.unknown(),
  bytes: ['application/octet-stream'],
});

export const removeGroupDocument = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/documents/{documentId}',
  access: 'groups.write',
  summary: 'Takes out a document of a group, and its file; by an agent, one that they brought themselves.',
  params,
  answer: done,
  refusals: ['documentOfStaff'],
});
