// The pages where a host family adds what its profile lacks.

import type { CompletenessItem } from '#contract/host-families/completeness.ts';
import { paths } from '#web/paths.ts';

/** Fields that stand on the profile itself; all others are in the editor. */
const ON_PROFILE = ['photos', 'description', 'houseRules', 'latitude'];

/** Returns whether a field is on the profile. */
export function isOnProfile({ field }: Pick<CompletenessItem, 'field'>): boolean {
  return ON_PROFILE.includes(field);
}

/** Returns the address of a field. */
export function toFieldPath({ field }: Pick<CompletenessItem, 'field'>): string {
  return isOnProfile({ field }) ? paths.hostProfile({ field }) : paths.hostEditFamily({ field });
}
