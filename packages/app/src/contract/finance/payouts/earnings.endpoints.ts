// Endpoints of a host's earnings.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_MEDIA_TYPES } from '#contract/platform/lists/list-query.ts';
import { earnings, earningsFileQuery, earningsQuery } from './earnings.shapes.ts';

export const readEarnings = endpoint({
  method: 'GET',
  path: '/api/host-families/own/earnings',
  access: 'payouts.read',
  summary: 'What the caller’s own family earns by month and by year, each currency its own; nothing for who is no host.',
  query: earningsQuery,
  answer: earnings,
});

export const exportEarnings = endpoint({
  method: 'GET',
  path: '/api/host-families/own/earnings/export',
  access: 'payouts.read',
  summary: 'What the caller’s own family earns by month, as a file: of all years, or of one.',
  query: earningsFileQuery,
  answer: z.undefined(),
  bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
});
