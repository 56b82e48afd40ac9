// A rough estimate of a password's strength: a hint, never a rule.

import { PASSWORD } from '#contract/platform/constants.ts';

export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

const COMMON = /pass(wor[dt])?|qwert|azerty|letmein|welcome|admin|iloveyou|monkey|dragon|football|abc|1234|0000|1111/gi;
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Lo}/u, 1000],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/** Returns the number of characters that add strength: in common words, repetitions and sequences only the first ones count. */
function telling(password: string): number {
  const without = password.replace(COMMON, '.').replace(/(.)\1+/gu, '$1');
  const signs = Array.from(without, (sign) => sign.codePointAt(0) ?? 0);
  const inRun = signs.filter((sign, at) => at > 1 && sign - (signs[at - 1] ?? 0) === (signs[at - 1] ?? 0) - (signs[at - 2] ?? 0));
  return signs.length - inRun.length;
}

/** @example estimateStrength('correct horse battery') // 'strong' */
export function estimateStrength(password: string): Strength {
  if (Array.from(password).length < PASSWORD.minLength) return 'short';
  const alphabet = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = telling(password) * Math.log2(Math.max(2, alphabet));
  if (bits < 40) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
