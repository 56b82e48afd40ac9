// Sample requests for a user's notifications.

import { notifications } from '#server/db/schema/notifications.ts';
import type { Samples } from './sample.ts';

export const notificationSamples: Samples = {
  'PATCH /api/notifications/{id}': {
    async own({ db, clock }, { userId }) {
      const at = clock.now();
      const fact = { userId, kind: 'accountViewed', data: { name: 'Ann' }, createdAt: at, at } as const;
      const [made] = await db.insert(notifications).values(fact).returning({ id: notifications.id });
      return { params: { id: made?.id }, body: { isRead: true } };
    },
  },
};
