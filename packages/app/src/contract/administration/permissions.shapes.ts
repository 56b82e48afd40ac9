// Rights and roles as the permissions screen shows them, and what is switched there.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import { id } from '#contract/platform/validation/fields.ts';

/** Why a right of a role can not be switched. */
export const FIXED_REASONS = [
  /** Anybody has it, signed in or not. */
  'openToAll',
  /** Without it nobody could use their own account. */
  'ownAccount',
  /** Without it nobody could administer the product. */
  'administratorKeeps',
  /** Whoever had it could make themselves an administrator. */
  'administratorOnly',
  /** Only Administrator, Coordinator and Agent may ever have it. */
  'tripCreators',
  /** It reaches other people's data: never for parents and host families. */
  'staffOnly',
  /** It is about what is one's own, and the role has nothing of the kind. */
  'ownRowsOnly',
] as const;

export type FixedReason = (typeof FIXED_REASONS)[number];

/** How far a right reaches; `plain` for what is done or not, such as signing out. */
const REACHES = ['none', 'public', 'own', 'assigned', 'all', 'plain'] as const;

/** One right of one role. */
export const permissionCell = z.object({
  role: z.enum(ROLES),
  allowed: z.boolean(),
  /** What the product gives the role before anything is switched. */
  byDefault: z.boolean(),
  /** How far it reaches when allowed. */
  reach: z.enum(REACHES),
  /** Null when it can be switched. */
  fixed: z.enum(FIXED_REASONS).nullable(),
});

export type PermissionCell = z.output<typeof permissionCell>;

export const permissionRow = z.object({
  capability: z.enum(CAPABILITIES),
  /** The part of the name before the dot: rights are grouped by it. */
  area: z.string(),
  /** One for each role, in the order of the roles. */
  cells: z.array(permissionCell),
});

export type PermissionRow = z.output<typeof permissionRow>;

export const permissionTable = z.object({ data: z.array(permissionRow) });

/** `was` is what the caller saw: a switch in between is noticed. */
export const switchBody = z.object({
  role: z.enum(ROLES),
  capability: z.enum(CAPABILITIES),
  allowed: z.boolean(),
  was: z.boolean(),
});

/** All of a role, all of a right, one cell, or everything. */
export const resetBody = z.object({ role: z.enum(ROLES).optional(), capability: z.enum(CAPABILITIES).optional() });

/** A right that somebody has, with every role that gives it. */
export const effectiveRight = z.object({
  capability: z.enum(CAPABILITIES),
  area: z.string(),
  ways: z.array(z.object({ role: z.enum(ROLES).nullable(), reach: z.enum(REACHES), switched: z.boolean() })),
});

export type EffectiveRight = z.output<typeof effectiveRight>;

export const effectiveRights = z.object({
  user: z.object({ id, firstName: z.string(), lastName: z.string(), roleNames: z.array(z.enum(ROLES)), deactivated: z.boolean() }),
  data: z.array(effectiveRight),
});

export type EffectiveRights = z.output<typeof effectiveRights>;

/** A role with its holders and its rights. */
export const roleSummary = z.object({
  id: z.int(),
  name: z.enum(ROLES),
  /** Users with the role whose accounts are not shut. */
  holders: z.int(),
  deactivatedHolders: z.int(),
  defaultRoute: z.string(),
  isStaff: z.boolean(),
  rights: z.array(z.object({ capability: z.enum(CAPABILITIES), area: z.string(), reach: z.enum(REACHES), switched: z.boolean() })),
  /** How many rights are switched the other way than the product has them. */
  switches: z.int(),
});

export type RoleSummary = z.output<typeof roleSummary>;
