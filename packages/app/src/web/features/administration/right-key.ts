// Where the name of a right stands among the words.

import type { Capability } from '#contract/platform/capabilities.ts';

type Named = Exclude<Capability, 'public'>;

/** @example rightKey('users.read') // 'right.users.read' */
export function rightKey(capability: Capability): `right.${Named}` {
  return `right.${capability as Named}`;
}
