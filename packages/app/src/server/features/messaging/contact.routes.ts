// Endpoints of the contact form.

import * as contact from '#contract/messaging/contact.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getContact, sendContact } from './contact.service.ts';

export const contactRoutes = defineRoutes(contact, { readContact: getContact, sendContact });
