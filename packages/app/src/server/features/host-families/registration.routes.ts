// The endpoints of a family's registration.

import * as hostRegistration from '#contract/host-families/registration.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { hostOptions, registerHost } from './registration.service.ts';

export const hostRegistrationRoutes = routes(hostRegistration, {
  hostOptions,
  registerHost: (call, { body }) => registerHost(call, body),
});
