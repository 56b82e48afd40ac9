// The staff roles used by the guards of several hub pages.

import type { Role } from '#contract/identity/roles.ts';
import { allowRoles } from './guards.ts';

export const CO: Role = 'Coordinator';
export const AG: Role = 'Agent';
export const FI: Role = 'Finance';
export const AD: Role = 'Administrator';
export const VA: Role = 'Vetting admin';
export const PE: Role = 'Page editor';

export const STAFF = allowRoles(CO, AG, FI, AD, VA, PE);
