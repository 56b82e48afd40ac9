// What somebody writes to us, and what staff see of it.

import * as z from 'zod';
import { email, id, instant, line, locale, phone } from '#contract/platform/validation/fields.ts';
import { CONTACT_TOPICS } from './contact-topics.ts';

/** Fields of the form that people see. Whoever is signed in is asked for neither name nor address. */
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
  /** A field that nobody sees: who fills it in is no person. */
  homepage: z.string().max(500).default(''),
  /** For how many seconds the form was open. */
  seconds: z.int().min(0).max(10_000_000).default(0),
});

export type ContactBody = z.output<typeof contactBody>;

export const contactEnquiry = z.object({
  id,
  /** What the sender was told to name when they write again: `K7QM-2XPD`. */
  reference: z.string(),
  at: instant,
  /** Of somebody who was signed in, their account. */
  userId: id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  /** In which language they wrote, probably. */
  locale,
  /** Whether it looks as if a program had sent it. */
  suspected: z.boolean(),
});

export type ContactEnquiry = z.output<typeof contactEnquiry>;
