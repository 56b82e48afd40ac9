// Endpoints of audits of recorded bookings, and of the bookings themselves as a file.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { audit, auditExplanation, auditRow, auditsList } from './audits.shapes.ts';
import { groupQuery, period } from './bookings.shapes.ts';

const params = z.object({ id });

export const listAudits = endpoint({
  method: 'GET',
  path: '/api/pricing/audits',
  access: 'pricing.audit',
  summary: 'Audits of recorded bookings, the newest first.',
  query: listQueryFor(auditsList),
  answer: pageOf(audit),
});

export const startAudit = endpoint({
  method: 'POST',
  path: '/api/pricing/audits',
  access: 'pricing.audit',
  summary: 'Begins to price the agreed prices of a period again, each by the book that it was made from.',
  body: period,
  answer: audit,
  refusals: ['noPriceBook'],
});

export const startAuditOfFile = endpoint({
  method: 'POST',
  path: '/api/pricing/audits/file',
  access: 'pricing.audit',
  summary: 'Begins to price the recorded bookings of a file (NDJSON or CSV) again.',
  upload: 'file',
  body: z.object({}),
  answer: audit,
  refusals: ['noPriceBook', 'fileTooLarge', 'fileTypeRefused'],
});

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/pricing/audits/{id}',
  access: 'pricing.audit',
  summary: 'One audit: how far it is, or what came of it.',
  params,
  answer: audit,
});

export const cancelAudit = endpoint({
  method: 'POST',
  path: '/api/pricing/audits/{id}/cancel',
  access: 'pricing.audit',
  summary: 'Stops an audit that waits or runs.',
  params,
  answer: audit,
  refusals: ['runIsOver'],
});

export const listAuditRows = endpoint({
  method: 'GET',
  path: '/api/pricing/audits/{id}/rows',
  access: 'pricing.audit',
  summary: 'The bookings of one group of an audit’s result, page by page.',
  params,
  query: groupQuery,
  answer: pageOf(auditRow),
});

export const readAuditRow = endpoint({
  method: 'GET',
  path: '/api/pricing/audits/{id}/rows/{place}',
  access: 'pricing.audit',
  summary:
    'One booking of an audit’s result, by its place in its group: every figure that differs, and how the price book gives its price.',
  params: z.object({ id, place: z.coerce.number().int().min(0).max(1_000_000_000) }),
  query: z.object({ group: z.string().max(200) }),
  answer: auditExplanation,
});

export const readAuditFile = endpoint({
  method: 'GET',
  path: '/api/pricing/audits/{id}/files/{name}',
  access: 'pricing.audit',
  summary: 'What the command wrote, byte for byte: `differences`, a line of JSON for each, or the `summary`.',
  params: z.object({ id, name: z.enum(['differences', 'summary']) }),
  answer: z.undefined(),
  bytes: ['application/x-ndjson', 'application/json'],
});

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/pricing/bookings/export',
  access: 'pricing.audit',
  summary: 'The agreed prices of a period as the file of recorded bookings that the command line audits.',
  query: period,
  answer: z.undefined(),
  bytes: ['application/x-ndjson'],
});
