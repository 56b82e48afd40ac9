// The accounts that a caller may see: finance all, agents those of their trips, parents their own.

import type { Call } from '#server/platform/app.ts';
import type { Scope } from './movements.queries.ts';

export function toScope({ grant, caller }: Pick<Call, 'grant' | 'caller'>): Scope {
  const userId = caller?.id ?? 0;
  if (grant.all) return { kind: 'all' };
  return grant.ways.some(({ caller: role }) => role === 'Agent') ? { kind: 'agent', userId } : { kind: 'parent', userId };
}
