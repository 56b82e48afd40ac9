// The effects of deleting an account.

import * as z from 'zod';

/** Deleted permanently, if the account has any. */
export const DELETED_RECORDS = [
  'profile',
  'children',
  'hostFamily',
  'written',
  'signIn',
  'sessions',
  'saved',
  'notifications',
  'mails',
] as const;

/** Kept without the person's name. */
export const KEPT_RECORDS = ['invoices', 'trips', 'changes'] as const;

/** What prevents a deletion. */
export const DELETION_BLOCKERS = ['openTrips', 'lastAdministrator'] as const;

export const deletion = z.object({
  deleted: z.array(z.enum(DELETED_RECORDS)),
  kept: z.array(z.enum(KEPT_RECORDS)),
  blockers: z.array(z.object({ kind: z.enum(DELETION_BLOCKERS), count: z.number().int() })),
  /** What the user must type to confirm: the password, or the email address of an account without one. */
  confirmedBy: z.enum(['password', 'email']),
});

export type Deletion = z.output<typeof deletion>;
