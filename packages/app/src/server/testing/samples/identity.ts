// Rows of one's own account.

import { createSession, newToken, sessionIdOf } from '#server/platform/sessions.ts';
import type { Samples } from '#server/testing/sample.ts';

export const identitySamples: Samples = {
  'DELETE /api/user/sessions/{id}': {
    async own({ db, clock }, { userId }) {
      const now = clock.now();
      const { id } = await createSession(db, { id: sessionIdOf(newToken()), userId, createdAt: now, seenAt: now });
      return { params: { id } };
    },
  },
};
