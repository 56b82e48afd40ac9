// The experience wizard: asking for an experience, signed in or not.

import { endpoint } from '#contract/platform/endpoint.ts';
import { experienceAnswer, experienceRequest } from './experience.shapes.ts';

export const sendExperience = endpoint({
  method: 'POST',
  path: '/api/experience',
  access: 'experience.send',
  summary: 'Asks for an experience: it becomes an enquiry, and whoever sent it is told its reference.',
  body: experienceRequest,
  answer: experienceAnswer,
  limit: 'send',
});
