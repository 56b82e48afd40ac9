// Shapes of testimonials: what families and students say of their stay, and their consent to having it shown.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { day, fileRef, id, line, locale, optionalLine } from '#contract/platform/validation/fields.ts';

/** How somebody has consented. */
export const CONSENT_WAYS = ['form', 'email', 'message', 'phone', 'paper'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

export const TESTIMONIAL_LIMITS = { name: 80, role: 120, text: 1000, rating: 5 } as const;

const consentFields = {
  /** Who has consented: the person, or for a child a parent. Empty without consent. */
  consentBy: optionalLine(120),
  consentOn: day.nullable().default(null),
  consentWay: z.enum(CONSENT_WAYS).nullable().default(null),
} as const;

interface Consent {
  readonly consentBy: string;
  readonly consentOn: string | null;
  readonly consentWay: ConsentWay | null;
}

/** Returns which of who, when and how is missing for a whole consent. */
function listMissingConsent({ consentBy, consentOn, consentWay }: Consent): (keyof Consent)[] {
  return [
    ...(consentBy === '' ? (['consentBy'] as const) : []),
    ...(consentOn === null ? (['consentOn'] as const) : []),
    ...(consentWay === null ? (['consentWay'] as const) : []),
  ];
}

const fields = {
  name: line(TESTIMONIAL_LIMITS.name),
  /** Who they are: a parent, a student, from where. */
  role: optionalLine(TESTIMONIAL_LIMITS.role),
  text: line(TESTIMONIAL_LIMITS.text),
  /** Stars; null if none were given. */
  rating: z.int().min(1).max(TESTIMONIAL_LIMITS.rating).nullable().default(null),
  photoRef: fileRef.nullable().default(null),
  locale,
  ...consentFields,
  isPublished: z.boolean().default(false),
} as const;

/** Nothing is shown to visitors without a whole consent. */
export const testimonialBody = z.object(fields).superRefine((body, context) => {
  if (!body.isPublished) return;
  for (const field of listMissingConsent(body)) context.addIssue({ code: 'custom', path: [field], params: { rule: 'required' } });
});

export const testimonialChange = z.object({ ...fields, version: z.int().positive() }).superRefine((body, context) => {
  if (!body.isPublished) return;
  for (const field of listMissingConsent(body)) context.addIssue({ code: 'custom', path: [field], params: { rule: 'required' } });
});

export const moveBody = z.object({ by: z.union([z.literal(-1), z.literal(1)]) });

export const TESTIMONIAL_STATES = ['published', 'ready', 'noConsent'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

export const testimonial = z.object({
  id,
  name: z.string(),
  role: z.string(),
  text: z.string(),
  rating: z.int().nullable(),
  photoRef: fileRef.nullable(),
  locale,
  consentBy: z.string(),
  consentOn: z.string().nullable(),
  consentWay: z.enum(CONSENT_WAYS).nullable(),
  isPublished: z.boolean(),
  state: z.enum(TESTIMONIAL_STATES),
  /** Its place among those of its language, from 1. */
  position: z.int(),
  version: z.int(),
});
export type Testimonial = z.output<typeof testimonial>;

export const testimonialsList = declareList({
  name: 'testimonials',
  columns: ['name', 'role', 'text', 'rating', 'locale', 'state', 'position', 'consentBy', 'consentOn', 'consentWay'],
  sorts: ['position', 'name', 'rating', 'consentOn'],
  defaultSort: 'position',
  filters: {
    state: { kind: 'choice', choices: TESTIMONIAL_STATES },
    locale: { kind: 'choice', choices: LOCALES },
    rating: { kind: 'number', emptiable: true },
  },
});

/** A testimonial as visitors get it: nothing of the consent. */
export const shownTestimonial = z.object({
  id,
  name: z.string(),
  role: z.string(),
  text: z.string(),
  rating: z.int().nullable(),
  photoRef: fileRef.nullable(),
  locale,
});
export type ShownTestimonial = z.output<typeof shownTestimonial>;
