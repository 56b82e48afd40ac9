// Endpoint of the audit log.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { auditEntry } from './audit.shapes.ts';
import { auditList } from './lists.ts';

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'audit.read',
  summary: 'Who changed what, newest first.',
  query: listQueryFor(auditList),
  answer: pageOf(auditEntry),
});

export const exportAudit = endpoint(exportEndpoint({ list: auditList, path: '/api/audit/export', access: 'audit.read' }));

export const listAuditChoices = endpoint({
  method: 'GET',
  path: '/api/audit/choices',
  access: 'audit.read',
  summary: 'The actions, kinds of subjects and actors that the trail holds, for its filters.',
  answer: z.object({
    actions: z.array(z.string()),
    subjectTypes: z.array(z.string()),
    actors: z.array(z.object({ id, firstName: z.string(), lastName: z.string() })),
  }),
});
