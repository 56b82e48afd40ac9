// The signed-in user as every client knows it.

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
  /** What the account may, after the switches of the permissions screen; screens offer nothing else. */
  capabilities: z.array(z.enum(CAPABILITIES)),
  /** Whether a password is set; an account made by a sign-in provider may have none. */
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  /** Set while an administrator looks at the product as this user. */
  viewedBy: z.object({ id, name: z.string(), since: instant }).nullable(),
});

export type User = z.output<typeof user>;
