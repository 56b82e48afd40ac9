// The signed-in user in the form that clients get.

import * as z from 'zod';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import { fileRef, id, instant, locale } from '#contract/platform/validation/fields.ts';
import { ROLES } from './roles.ts';

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  locale,
  timezone: z.string().nullable(),
  avatarRef: fileRef.nullable(),
  roles: z.array(z.object({ id: z.number().int(), name: z.enum(ROLES) })),
  roleNames: z.array(z.enum(ROLES)),
  attributes: z.object({ teamRole: z.string().optional() }),
  isLoggedIn: z.literal(true),
  defaultRoute: z.string(),
  isAdminLike: z.boolean(),
  isParent: z.boolean(),
  isHostFamily: z.boolean(),
  unreadMessageCount: z.number().int(),
  /** The user's rights, including the switches on the permissions screen; screens offer only these. */
  capabilities: z.array(z.enum(CAPABILITIES)),
  /** False for accounts that only use a sign-in provider. */
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  /** Set while an administrator views the product as this user. */
  viewedBy: z.object({ id, name: z.string(), since: instant }).nullable(),
});

export type User = z.output<typeof user>;
