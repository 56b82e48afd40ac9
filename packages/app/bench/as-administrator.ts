// Calls of use cases without a request, by an administrator: what they may see is everything, which is the most to read.

import type { Capability } from '#contract/platform/capabilities.ts';
import { findGrant } from '#server/access/grant.ts';
import type { App, Call } from '#server/platform/app.ts';

/** @param capability the right that the use case asks for */
export function asAdministrator(app: App, userId: number, capability: Capability): Call {
  const roles = ['Administrator'] as const;
  const granted = (one: Capability) => findGrant(one, { roles, switches: [] });
  return {
    app,
    db: app.db,
    caller: { id: userId, roles },
    grant: granted(capability),
    granted,
    may: (one: Capability) => granted(one) !== null,
    locale: 'en',
  } as unknown as Call;
}
