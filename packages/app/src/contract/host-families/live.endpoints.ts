// Endpoint of going live, pausing and coming back.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { familyDetails } from './family-details.shapes.ts';
import { liveBody } from './live.shapes.ts';

export const setFamilyLive = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/live',
  access: 'families.write',
  summary:
    'Makes a family live, or pauses it with a reason, for a while or without an end. A pause by staff or by a rule is ended by staff, or by the rule.',
  params: z.object({ id }),
  body: liveBody,
  answer: familyDetails,
  refusals: [
    'tooFewPhotos',
    'addressMissing',
    'familyNotApproved',
    'accountDeactivated',
    'pausedByOthers',
    'checkLapsed',
    'changedMeanwhile',
  ],
});
