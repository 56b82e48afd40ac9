// Endpoints of a host family's record, for itself and for staff.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, locale } from '#contract/platform/validation/fields.ts';
import { createFamilyBody, editFamilyBody, familyDetails } from './family-details.shapes.ts';
import { familyProfile } from './profile.shapes.ts';

export const readOwnFamily = endpoint({
  method: 'GET',
  path: '/api/host-families/own',
  access: 'families.own',
  summary: 'The record of the caller’s own family; 404 for whoever has none.',
  answer: familyDetails,
});

export const readFamily = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}',
  access: 'families.read',
  summary:
    'The record of a family in sections, each null for readers who may not see it. What staff read of address, contact and diets is recorded.',
  params: z.object({ id }),
  answer: familyDetails,
});

export const editFamily = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}',
  access: 'families.write',
  summary:
    'Changes fields of a family; those that are left out stay as they are. The answer has the body of the same request that undoes it, or null if nothing has changed.',
  params: z.object({ id }),
  body: editFamilyBody,
  answer: z.object({ item: familyDetails, undo: z.record(z.string(), z.unknown()).nullable() }),
  refusals: ['changedMeanwhile', 'bedsBooked', 'pinFar'],
});

export const createFamily = endpoint({
  method: 'POST',
  path: '/api/host_families',
  access: 'families.manage',
  summary: 'Registers a family that staff know, and invites its contact by email to choose a password; vetting begins as with any other.',
  body: createFamilyBody,
  answer: familyDetails,
  refusals: ['emailTaken'],
});

export const previewFamily = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/preview',
  access: 'families.read',
  summary: 'The profile of a family as parents or visitors read it, in a language, also while it isn’t live.',
  params: z.object({ id }),
  query: z.object({ locale: locale.optional(), reader: z.enum(['parent', 'visitor']).optional() }),
  answer: familyProfile,
});
