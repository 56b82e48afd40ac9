// Finds out who asks: the user of the session, as the database has them now.

import type { App } from '#server/platform/app.ts';
import type { Doorman } from '#server/platform/http/mount.ts';
import { allSwitches, userById } from './account.queries.ts';

export function doormanOf({ db }: App): Doorman {
  return {
    async callerOf({ session }) {
      if (session.userId === undefined) return null;
      const row = await userById(db, session.userId);
      if (row === null || row.deactivatedAt !== null || row.anonymisedAt !== null) return null;
      return { id: row.id, roles: row.roles, viewerId: null };
    },
    switches: () => allSwitches(db),
  };
}
