// Endpoints of what staff note about a host family.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

const note = z.object({
  id: z.int(),
  text: z.string(),
  at: instant,
  /** Who wrote it; empty once the account is deleted. */
  by: z.string(),
});

const notes = z.object({ data: z.array(note) });

export const listFamilyNotes = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/notes',
  access: 'families.manage',
  summary: 'What staff have noted about a family, the latest first.',
  params: z.object({ id }),
  answer: notes,
});

export const addFamilyNote = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/notes',
  access: 'families.manage',
  summary: 'Notes something about a family, for staff alone.',
  params: z.object({ id }),
  body: z.object({ text: line(5000) }),
  answer: notes,
});
