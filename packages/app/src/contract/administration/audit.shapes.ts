// The audit trail as it is read: who changed what, when, from what to what.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

export const auditEntry = z.object({
  id,
  at: instant,
  /** Null when the product itself acted, or nobody was signed in. */
  actor: person.nullable(),
  /** The administrator who acted while viewing the product as the actor. */
  viewer: person.nullable(),
  /** `feature.verb`, such as `users.deactivate`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** What the subject is called now, or was when it went, where it has a name. */
  subjectName: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;
export type AuditValue = z.output<typeof value>;
