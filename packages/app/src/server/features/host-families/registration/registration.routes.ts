// Endpoints of a host family's registration, finished or not.

import * as hostRegistration from '#contract/host-families/registration.endpoints.ts';
import * as registrationDrafts from '#contract/host-families/registration-drafts.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { discardRegistration, keepRegistration, mailRegistrationLink, readRegistration, stopRegistrationEmails } from './drafts.service.ts';
import { getHostOptions, registerHost } from './registration.service.ts';

export const hostRegistrationRoutes = [
  ...defineRoutes(hostRegistration, {
    hostOptions: getHostOptions,
    registerHost: (call, { body }) => registerHost(call, body),
  }),
  ...defineRoutes(registrationDrafts, {
    keepRegistration,
    readRegistration,
    discardRegistration,
    mailRegistrationLink,
    stopRegistrationEmails,
  }),
];
