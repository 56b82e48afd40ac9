// Email addresses and phone numbers of fictional people.

import type { Dice } from '../random.ts';
import { DEMO_DOMAIN } from '../world.ts';

/**
 * Returns the letters of a name that are allowed in an address.
 * @example slug("Élodie D'Angelo") // 'elodie-dangelo'
 */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function addressOf(...names: readonly string[]): string {
  return `${names.map(slug).join('.')}@${DEMO_DOMAIN}`;
}

/** Replaces every `#` with a digit. */
export function phoneLike(pattern: string, dice: Dice): string {
  return pattern.replace(/#/g, () => String(dice.whole(0, 9)));
}
