// Shapes of references: what a referee is asked by a link, and answers.

import * as z from 'zod';
import { email, instant, line, locale } from '#contract/platform/validation/fields.ts';

export const MARKS = ['1', '2', '3', '4', '5'] as const;

/** What a referee marks from 1 (poor) to 5 (excellent). */
export const REFERENCE_MARKS = ['reliability', 'care', 'home', 'children'] as const;

const mark = z.int().min(1).max(5);

export const referenceMarks = z.object({ reliability: mark, care: mark, home: mark, children: mark });

export type ReferenceMarks = z.output<typeof referenceMarks>;

/** Days in which a referee can answer. */
export const REFERENCE_DAYS = 21;

/** Days after which a referee who hasn't answered is reminded. */
export const REFERENCE_REMINDER_DAYS: readonly number[] = [5, 10];

/** The longest text of a reference, in characters. */
export const REFERENCE_LENGTH = 4000;

export const referenceBody = z.object({ name: line(100), email, relation: line(200), locale });

export const reference = z.object({
  name: z.string(),
  email: z.string(),
  relation: z.string(),
  askedAt: instant,
  remindedAt: instant.nullable(),
  expiresAt: instant,
  answeredAt: instant.nullable(),
  marks: referenceMarks.nullable(),
  text: z.string(),
});

/** What a referee sees: no more than what they know already. */
export const askedReference = z.object({
  refereeName: z.string(),
  familyName: z.string(),
  relation: z.string(),
  expiresAt: instant,
});

/** A mark as it is chosen. */
const chosenMark = z.enum(MARKS);

export const referenceAnswer = z.object({
  ...{ reliability: chosenMark, care: chosenMark, home: chosenMark, children: chosenMark },
  text: z.string().trim().min(20).max(REFERENCE_LENGTH),
  /** The referee states that they are of age and no relative of the family. */
  isIndependent: z.boolean().refine(Boolean, { params: { rule: 'required' } }),
});
