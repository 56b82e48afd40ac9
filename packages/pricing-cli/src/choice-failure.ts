// The error for a value that isn't one of the allowed choices, with a suggestion.

import { closestName } from '@hosted-stay/pricing-core';
import { type CommandFailure, usageFailure } from './failure.ts';

/** `--format expects one of table, json, …, not "tabel"; did you mean table?` */
export function choiceFailure(asked: string, value: string, allowed: readonly string[]): CommandFailure {
  const closest = closestName(value, allowed);
  const hint = closest === null ? '' : `; did you mean ${closest}?`;
  return usageFailure('invalid_option', `${asked} expects one of ${allowed.join(', ')}, not "${value}"${hint}`);
}
