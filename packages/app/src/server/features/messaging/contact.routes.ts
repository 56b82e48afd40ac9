// The endpoints of writing to us.

import * as contact from '#contract/messaging/contact.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { readContact, sendContact } from './contact.service.ts';

export const contactRoutes = routes(contact, { readContact, sendContact });
