// Endpoint of the API documentation.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

export const readOpenapi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Every endpoint, as an OpenAPI 3.1 document.',
  answer: z.unknown(),
  bytes: ['application/json'],
});

export const readDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'Every endpoint, as a page to read.',
  answer: z.unknown(),
  bytes: ['text/html'],
});
