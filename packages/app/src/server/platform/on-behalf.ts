// Work on behalf of a user who is not there: the call that their request would be, with the rights that they have now.

import type { Locale } from '#contract/platform/locales.ts';
import { findGrant, listCapabilities } from '#server/access/grant.ts';
import type { App, Call, SessionHandle } from './app.ts';
import { findOpenAccount } from './sessions/sessions.ts';

/** A job has no session: nothing is kept in it, and none begins. */
const NO_SESSION: SessionHandle = {
  id: '',
  begin: () => Promise.reject(new TypeError('A job can’t sign anybody in.')),
  rememberDevice: () => undefined,
  end: () => Promise.resolve(),
  keep: () => undefined,
  kept: () => null,
};

/** Returns the call of a user without a grant; use cases get it with one, by `withGrant`. Null if the account is closed. */
export async function createCallFor(
  app: App,
  { userId, locale, requestId }: { userId: number; locale: Locale; requestId: string },
): Promise<Call | null> {
  const found = await findOpenAccount(app.db, userId);
  if (found === undefined) return null;
  const { account, ...rights } = found;
  return {
    ...{ app, db: app.db, locale, log: app.log, session: NO_SESSION },
    caller: { id: account.id, roles: rights.roles, viewerId: null, viewedBy: null, account },
    grant: { ways: [], all: false },
    may: (capability) => findGrant(capability, rights) !== null,
    granted: (capability) => findGrant(capability, rights),
    capabilities: () => listCapabilities(rights.roles, rights.switches),
    asksFor: () => false,
    byOwnScript: true,
    demo: { byAccount: false, byPublishedPassword: false },
    isLocal: false,
    requestId,
    address: '',
  };
}
