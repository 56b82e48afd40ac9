// Shapes of the contact form and of its enquiries for staff.

import * as z from 'zod';
import { email, id, instant, line, locale, phone } from '#contract/platform/validation/fields.ts';
import { CONTACT_TOPICS } from './contact-topics.ts';

/** The visible fields of the form. Signed-in users aren't asked for their name or address. */
export const contactFields = z.object({
  name: line(120),
  email,
  phone,
  topic: z.enum(CONTACT_TOPICS),
  message: z.string().trim().min(10).max(5000),
});

export const contactBody = contactFields.extend({
  name: contactFields.shape.name.optional(),
  email: contactFields.shape.email.optional(),
  /** A honeypot: an invisible field that only bots fill in. */
  homepage: z.string().max(500).default(''),
  /** How long the form was open, in seconds. */
  seconds: z.int().min(0).max(10_000_000).default(0),
});

export type ContactBody = z.output<typeof contactBody>;

export const contactEnquiry = z.object({
  id,
  /** The reference for the sender: `K7QM-2XPD`. */
  reference: z.string(),
  at: instant,
  /** The account of a signed-in sender. */
  userId: id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  /** The probable language of the text. */
  locale,
  /** Whether it was probably sent by a bot. */
  suspected: z.boolean(),
});

export type ContactEnquiry = z.output<typeof contactEnquiry>;
