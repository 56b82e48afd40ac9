// Endpoints of the contact form and of its enquiries for staff.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { contactBody, contactEnquiry } from './contact.shapes.ts';

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'contact.send',
  summary: 'Sends us a message. Who is signed in is known by name and address; everybody else gives them.',
  body: contactBody,
  answer: z.object({ reference: z.string() }),
  limit: 'send',
});

export const readContact = endpoint({
  method: 'GET',
  path: '/api/contact/{id}',
  access: 'contact.read',
  summary: 'A message that somebody has sent us.',
  params: z.object({ id }),
  answer: contactEnquiry,
});
