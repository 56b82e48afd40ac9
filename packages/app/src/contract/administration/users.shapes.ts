// Shapes of the user administration, shared by the forms and the endpoints.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { email, fileRef, id, instant, line, locale, phone } from '#contract/platform/validation/fields.ts';
import { USER_STATES } from './states.ts';

export const role = z.enum(ROLES);

/** A user in a list. Callers who can only read names get only the first three fields. */
export const listedUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  avatarRef: fileRef.nullable().optional(),
  roleNames: z.array(role).optional(),
  state: z.enum(USER_STATES).optional(),
  lastSignInAt: instant.nullable().optional(),
  createdAt: instant.optional(),
  version: z.int().optional(),
});

export type ListedUser = z.output<typeof listedUser>;

/** A user with all administered fields; callers who can only read names get only these. */
export const administeredUser = listedUser.extend({
  locale: locale.optional(),
  timezone: z.string().nullable().optional(),
  emailVerifiedAt: instant.nullable().optional(),
  deactivatedAt: instant.nullable().optional(),
  hasPassword: z.boolean().optional(),
  /** The linked sign-in providers. */
  providers: z.array(z.string()).optional(),
  /** The number of devices on which the user is signed in. */
  sessions: z.int().optional(),
});

export type AdministeredUser = z.output<typeof administeredUser>;

const details = { firstName: line(100), lastName: line(100), email, phone, locale };

export const inviteBody = z.object({ ...details, locale: locale.default('en'), roleNames: z.array(role).min(1).max(ROLES.length) });

/** The version is the one that was read, so that a change in between is detected. */
export const editUserBody = z.object({ ...details, version: z.int() });

export const userRolesBody = z.object({ roleNames: z.array(role).max(ROLES.length), version: z.int() });

export const BULK_ACTIONS = ['deactivate', 'reactivate', 'grantRole', 'revokeRole'] as const;

const ids = z.array(id).min(1).max(MAX_PAGE_SIZE);

/** The same action for many users, with the role to grant or revoke. */
export const bulkBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('deactivate'), ids }),
  z.object({ action: z.literal('reactivate'), ids }),
  z.object({ action: z.literal('grantRole'), ids, role }),
  z.object({ action: z.literal('revokeRole'), ids, role }),
]);

export type BulkBody = z.output<typeof bulkBody>;

/** The result for each user. Each is changed completely or not at all, independently of the others. */
export const bulkResult = z.object({
  id,
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** The code of the refusal. */
  code: z.string().optional(),
  message: z.string().optional(),
});

export type BulkResult = z.output<typeof bulkResult>;
