// Sample requests for rows of the user's own account.

import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import type { Samples } from './sample.ts';

export const identitySamples: Samples = {
  'DELETE /api/user/sessions/{id}': {
    async own({ db, clock }, { userId }) {
      const now = clock.now();
      const { id } = await createSession(db, { id: toSessionId(createToken()), userId, createdAt: now, seenAt: now });
      return { params: { id } };
    },
  },
};
