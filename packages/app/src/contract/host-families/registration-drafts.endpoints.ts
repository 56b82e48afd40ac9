// Endpoints of a registration that isn't finished: kept by a token, resumed on another device, and deleted.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, instant } from '#contract/platform/validation/fields.ts';
import { draftToken } from './registration.shapes.ts';
import { keepRegistrationBody, registrationDraft, registrationLinkBody } from './registration-drafts.shapes.ts';

const params = z.object({ token: draftToken });

export const keepRegistration = endpoint({
  method: 'POST',
  path: '/api/become_a_host/drafts',
  access: 'host.register',
  summary: 'Keeps the answers of a registration that isn’t finished, without its password. Refused if another device has saved meanwhile.',
  body: keepRegistrationBody,
  answer: z.object({ token: draftToken, version: z.int(), expiresAt: instant }),
  refusals: ['linkExpired', 'changedMeanwhile'],
  limit: 'order',
});

export const readRegistration = endpoint({
  method: 'GET',
  path: '/api/become_a_host/drafts/{token}',
  access: 'host.register',
  summary: 'The answers of a registration that isn’t finished, for whoever has its token.',
  params,
  answer: registrationDraft,
  refusals: ['linkExpired'],
  limit: 'guess',
});

export const discardRegistration = endpoint({
  method: 'DELETE',
  path: '/api/become_a_host/drafts/{token}',
  access: 'host.register',
  summary: 'Deletes a registration that isn’t finished; it may be gone already.',
  params,
  answer: done,
});

export const mailRegistrationLink = endpoint({
  method: 'POST',
  path: '/api/become_a_host/drafts/{token}/mail',
  access: 'host.register',
  summary:
    'Emails the link by which a registration goes on on another device. Answered the same whether or not the address has an account.',
  params,
  body: registrationLinkBody,
  answer: done,
  refusals: ['linkExpired'],
  limit: 'send',
});

/** Sent by mail programs if the reader presses their unsubscribe button (RFC 8058), and by the page that the reminder links to. */
export const stopRegistrationEmails = endpoint({
  method: 'POST',
  path: '/api/become_a_host/drafts/{token}/unsubscribe',
  access: 'public',
  summary: 'Ends reminders of a registration that isn’t finished; its answers stay.',
  params,
  answer: done,
  byMailProgram: true,
});
