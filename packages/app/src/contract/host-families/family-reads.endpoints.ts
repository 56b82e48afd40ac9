// Endpoint of who has read the personal details of a host family.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { PERSONAL_PARTS } from '#contract/platform/personal-reads.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';

const personalRead = z.object({
  /** Empty once the account is deleted. */
  reader: z.object({ id, firstName: z.string(), lastName: z.string() }),
  part: z.enum(PERSONAL_PARTS),
  day: z.string(),
  firstAt: instant,
  lastAt: instant,
  times: z.int(),
});

export const listFamilyReads = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/reads',
  access: 'audit.read',
  summary: 'Who of the staff has read which personal details of a host family, by day, the latest first.',
  params: z.object({ id }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  answer: pageOf(personalRead),
});
