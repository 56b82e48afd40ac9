// Endpoint of the registration of host families.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { registerHostBody } from './registration.shapes.ts';

export const hostOptions = endpoint({
  method: 'GET',
  path: '/api/become_a_host/options',
  access: 'dependencies.read',
  summary: 'What the registration of a family chooses from: countries where families host, hosting types, and where people found us.',
  answer: z.object({
    countries: z.array(z.object({ id: z.number().int(), code: z.string(), name: z.string() })),
    hostingTypes: z.array(z.object({ id: z.number().int(), code: z.string() })),
    inquirySources: z.array(z.object({ id: z.number().int(), code: z.string().nullable(), name: z.string() })),
  }),
});

export const registerHost = endpoint({
  method: 'POST',
  path: '/api/become_a_host',
  access: 'host.register',
  summary:
    'Registers a family: its account (unless somebody is signed in), its profile, and its vetting. A visitor is answered the same whether or not the address has an account already: a mail tells its owner, and nothing of that account changes.',
  body: registerHostBody,
  answer: z.object({
    /** Null for visitors, who get the result by email. */
    hostFamilyId: z.number().int().nullable(),
    vettingState: z.string(),
    needsVerification: z.boolean(),
    message: z.string(),
  }),
  refusals: ['alreadyHosting'],
  limit: 'send',
});
