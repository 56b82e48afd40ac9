// Sample requests for conversations that a user takes part in or looks after.

import { userRoles, users } from '#server/db/schema/identity.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { createTestConversation } from './messages.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createOfferedTrip } from './trips.ts';

/** Creates a group without trips that a user looks after as its agent; returns its id. */
export async function createTestGroup({ db, clock }: Pick<App, 'db' | 'clock'>, agentId: number | null): Promise<number> {
  const [group] = await db
    .insert(tripGroups)
    .values({ name: `Class ${createRandomName(8)}`, agentId, createdAt: clock.now() })
    .returning({ id: tripGroups.id });
  return group?.id ?? 0;
}

/** Creates the conversation of a group that a user looks after as its agent; returns its id. */
export async function createGroupConversation(app: Pick<App, 'db' | 'clock'>, agentId: number): Promise<number> {
  return createTestConversation(app, { type: 'group', groupId: await createTestGroup(app, agentId), participants: [agentId] });
}

/** Creates a coordinator, whom staff can add; returns the id. */
async function createColleague({ db }: Pick<App, 'db'>): Promise<number> {
  const email = `colleague-${createRandomName(12)}@example.test`;
  const [made] = await db.insert(users).values({ email, firstName: 'Colleague', lastName: 'Test' }).returning({ id: users.id });
  const userId = made?.id ?? 0;
  await db.insert(userRoles).values({ userId, role: 'Coordinator' });
  return userId;
}

const ofGroup = async (app: App, userId: number) => ({ params: { id: await createGroupConversation(app, userId) } });

export const conversationSamples: Samples = {
  'GET /api/conversations/{id}': {
    own: async (app, { userId }) => {
      const { offerId } = await createOfferedTrip(app, userId);
      return { params: { id: await createTestConversation(app, { offerId, participants: [userId] }) } };
    },
  },
  'PATCH /api/conversations/{id}': {
    own: async (app, { userId }) => ({ ...(await ofGroup(app, userId)), body: { name: 'July' } }),
  },
  'GET /api/conversations/{id}/candidates': { own: (app, { userId }) => ofGroup(app, userId) },
  'POST /api/conversations/{id}/participants': {
    own: async (app, { userId }) => ({ ...(await ofGroup(app, userId)), body: { userId: await createColleague(app) } }),
  },
};
