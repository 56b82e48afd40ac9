// Endpoints of sign-in with OpenID Connect providers.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { locale } from '#contract/platform/validation/fields.ts';
import { referralCode } from './registration.shapes.ts';
import { user } from './user.ts';

const provider = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  summary: 'The sign-in providers that are configured; others have no button.',
  answer: z.object({ data: z.array(z.object({ name: provider, label: z.string() })) }),
});

export const beginProviderSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/{provider}/redirect',
  access: 'public',
  summary: 'Begins to sign in at a provider: the address to send the browser to.',
  params: z.object({ provider }),
  query: z.object({ referralCode: referralCode.optional().catch(undefined) }),
  answer: z.object({ url: z.url() }),
  refusals: ['providerUnknown', 'providerUnavailable'],
  changes: true,
  limit: 'guess',
});

export const finishProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/{provider}/callback',
  access: 'public',
  summary: 'Ends a sign-in at a provider, with what it appended to the address of the callback page.',
  params: z.object({ provider }),
  body: z.object({
    code: z.string().max(4096).optional(),
    state: z.string().max(512).optional(),
    iss: z.string().max(512).optional(),
    error: z.string().max(200).optional(),
  }),
  answer: z.object({
    user,
    /** Whether this sign-in created the account. */
    isNew: z.boolean(),
    /** The language in which the sign-in started; the page that the provider returns to has no locale prefix. */
    locale,
  }),
  refusals: [
    'providerUnknown',
    'providerUnavailable',
    'providerCancelled',
    'providerFailed',
    'providerStale',
    'providerEmailUnverified',
    'accountDeactivated',
    'demoAccountShut',
  ],
  limit: 'guess',
});
