// Endpoints of one host family: its public profile, its public calendar, and the details that the caller's role can see.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, id } from '#contract/platform/validation/fields.ts';
import { availability, familyInfo, familyProfile } from './profile.shapes.ts';
import { stayRules } from './stay-rules.shapes.ts';

export const readFamilyProfile = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/profile',
  access: 'families.profile',
  summary: 'The public profile of a live host family: no address, and no surname for visitors.',
  params: z.object({ id }),
  answer: familyProfile,
});

export const readFamilyAvailability = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/availability',
  access: 'families.profile',
  summary:
    'How many beds a live host family has free on each night from one day to another, at most 400 days. What the caller holds and has not paid yet counts as free.',
  params: z.object({ id }),
  query: z.object({ fromDate: day, toDate: day }),
  answer: z.object({ guestsNumber: z.int(), stayRules, data: z.array(availability) }),
  limit: 'search',
});

export const readHostFamilyInfo = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/getHostfamilyInfo',
  access: 'families.info',
  summary:
    'A host family as the caller may know it: the public part for parents and agents, all of it for other staff and the family itself; the exact address for a parent once a stay there is booked.',
  params: z.object({ id }),
  answer: familyInfo,
});
