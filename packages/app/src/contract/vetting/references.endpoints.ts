// Endpoints of a reference, for the referee who has its link.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done } from '#contract/platform/validation/fields.ts';
import { askedReference, referenceAnswer } from './reference.shapes.ts';

const token = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const readAskedReference = endpoint({
  method: 'GET',
  path: '/api/references/{token}',
  access: 'public',
  summary: 'Whom a referee is asked about; 404 for a link that is unknown, expired or used.',
  params: token,
  answer: askedReference,
  limit: 'guess',
});

export const answerReference = endpoint({
  method: 'POST',
  path: '/api/references/{token}',
  access: 'public',
  summary: 'The answer of a referee; the link works once.',
  params: token,
  body: referenceAnswer,
  answer: done,
  limit: 'guess',
});
