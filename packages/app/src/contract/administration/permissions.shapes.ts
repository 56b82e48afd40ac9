// Shapes of the permissions screen: rights, roles and switches.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import { id } from '#contract/platform/validation/fields.ts';

/** Why a right of a role can't be switched. */
export const FIXED_REASONS = [
  /** Everyone has it, signed in or not. */
  'openToAll',
  /** Without it nobody could use their own account. */
  'ownAccount',
  /** Without it nobody could administer the product. */
  'administratorKeeps',
  /** Its holders could make themselves administrators. */
  'administratorOnly',
  /** Reserved for Administrator, Coordinator and Agent. */
  'tripCreators',
  /** It gives access to other people's data, so never for parents and host families. */
  'staffOnly',
  /** It concerns the user's own records, and the role has none. */
  'ownRowsOnly',
] as const;

export type FixedReason = (typeof FIXED_REASONS)[number];

/** The rows that a right covers; `plain` for actions without rows, such as signing out. */
const REACHES = ['none', 'public', 'own', 'assigned', 'all', 'plain'] as const;

/** One right of one role. */
export const permissionCell = z.object({
  role: z.enum(ROLES),
  allowed: z.boolean(),
  /** The product's default, before any switch. */
  byDefault: z.boolean(),
  /** The rows that it covers if allowed. */
  reach: z.enum(REACHES),
  /** Null if it can be switched. */
  fixed: z.enum(FIXED_REASONS).nullable(),
});

export type PermissionCell = z.output<typeof permissionCell>;

export const permissionRow = z.object({
  capability: z.enum(CAPABILITIES),
  /** The part of the name before the dot; rights are grouped by it. */
  area: z.string(),
  /** One for each role, in the order of roles. */
  cells: z.array(permissionCell),
});

export type PermissionRow = z.output<typeof permissionRow>;

export const permissionTable = z.object({ data: z.array(permissionRow) });

/** `was` is the value that the caller saw, so that a change in between is detected. */
export const switchBody = z.object({
  role: z.enum(ROLES),
  capability: z.enum(CAPABILITIES),
  allowed: z.boolean(),
  was: z.boolean(),
});

/** Resets a role, a right, one cell, or everything. */
export const resetBody = z.object({ role: z.enum(ROLES).optional(), capability: z.enum(CAPABILITIES).optional() });

/** A right of a user, with all roles that give it. */
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

/** A role with its users and rights. */
export const roleSummary = z.object({
  id: z.int(),
  name: z.enum(ROLES),
  /** Users with the role whose accounts aren't deactivated. */
  holders: z.int(),
  deactivatedHolders: z.int(),
  defaultRoute: z.string(),
  isStaff: z.boolean(),
  rights: z.array(z.object({ capability: z.enum(CAPABILITIES), area: z.string(), reach: z.enum(REACHES), switched: z.boolean() })),
  /** The number of rights that differ from the product's defaults. */
  switches: z.int(),
});

export type RoleSummary = z.output<typeof roleSummary>;
