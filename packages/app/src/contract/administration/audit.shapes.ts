// Shapes of the audit log: who changed what, when, from what to what.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

export const auditEntry = z.object({
  id,
  at: instant,
  /** Null if the product acted by itself or nobody was signed in. */
  actor: person.nullable(),
  /** The administrator who acted while viewing as the actor. */
  viewer: person.nullable(),
  /** `feature.verb`, such as `users.deactivate`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The subject's current name, or its last one if it was deleted; null if it has none. */
  subjectName: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;
export type AuditValue = z.output<typeof value>;
