// Every endpoint of the product, feature by feature.

import * as audit from './administration/audit.endpoints.ts';
import * as mails from './administration/mails.endpoints.ts';
import * as permissions from './administration/permissions.endpoints.ts';
import * as roles from './administration/roles.endpoints.ts';
import * as users from './administration/users.endpoints.ts';
import * as attachments from './attachments/attachments.endpoints.ts';
import * as documentation from './documentation/documentation.endpoints.ts';
import * as hostRegistration from './host-families/registration.endpoints.ts';
import * as account from './identity/account.endpoints.ts';
import * as providers from './identity/providers.endpoints.ts';
import * as recovery from './identity/recovery.endpoints.ts';
import * as registration from './identity/registration.endpoints.ts';
import * as sessions from './identity/sessions.endpoints.ts';
import * as viewAs from './identity/view-as.endpoints.ts';
import * as savedViews from './lists/saved-views.endpoints.ts';
import * as contact from './messaging/contact.endpoints.ts';
import * as campaigns from './notifications/campaigns.endpoints.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import type { EndpointDefinition } from './platform/endpoint.ts';
import * as dependencies from './search/dependencies.endpoints.ts';

/** All endpoints, under the feature whose routes answer them. */
export const ENDPOINTS = {
  account,
  registration,
  recovery,
  sessions,
  providers,
  viewAs,
  dependencies,
  hostRegistration,
  audit,
  mails,
  permissions,
  roles,
  users,
  savedViews,
  documentation,
  attachments,
  campaigns,
  contact,
  notifications,
} satisfies Record<string, Record<string, EndpointDefinition>>;

/** All endpoints in a row. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(ENDPOINTS).flatMap((feature): EndpointDefinition[] =>
  Object.values(feature),
);
