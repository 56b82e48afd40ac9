// Endpoint of a host family's registration.

import * as hostRegistration from '#contract/host-families/registration.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getHostOptions, registerHost } from './registration.service.ts';

export const hostRegistrationRoutes = defineRoutes(hostRegistration, {
  hostOptions: getHostOptions,
  registerHost: (call, { body }) => registerHost(call, body),
});
