// Endpoints of a student's documents, only for those who manage the student's data.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { documentBody, studentDocument } from './documents.shapes.ts';

const params = z.object({ id, documentId: id });

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/students/{id}/documents',
  access: 'students.write',
  summary: 'The papers of a student, the latest first.',
  params: z.object({ id }),
  answer: z.object({ data: z.array(studentDocument) }),
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/students/{id}/documents',
  access: 'students.write',
  summary: 'Gives an uploaded image or PDF to a student as one of their papers.',
  params: z.object({ id }),
  body: documentBody,
  answer: studentDocument,
  refusals: ['fileTypeRefused', 'documentsFull'],
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/students/{id}/documents/{documentId}/file',
  access: 'students.write',
  summary: 'One paper of a student, to be kept.',
  params,
  answer: z.unknown(),
  bytes: ['application/octet-stream'],
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/students/{id}/documents/{documentId}',
  access: 'students.write',
  summary: 'Takes out a paper of a student, and its file; by a parent, one that they brought themselves.',
  params,
  answer: done,
  refusals: ['documentOfStaff'],
});
