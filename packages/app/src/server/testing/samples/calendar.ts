// Sample requests for the calendar of a user's family.

import { eq } from 'drizzle-orm';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { hostCalendarFeeds } from '#server/db/schema/host-calendar.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createFamily } from './trips.ts';

const DAYS = { fromDate: '2027-08-01', toDate: '2027-08-14' };

/** Blocks days of the family of an account; returns the ids of both. */
async function createBlock(app: App, userId: number) {
  const id = await createFamily(app, userId);
  const [row] = await app.db
    .insert(hostCalendarBlocks)
    .values({ ...DAYS, hostFamilyId: id, kind: 'own', heldAt: app.clock.now() })
    .returning({ id: hostCalendarBlocks.id });
  return { id, blockId: row?.id ?? 0 };
}

/** Adds a calendar in another place to the family of an account; returns the ids of both. */
async function createFeed(app: App, userId: number) {
  const id = await createFamily(app, userId);
  const at = app.clock.now();
  const about = {
    hostFamilyId: id,
    name: 'Another website',
    url: `https://calendars.test/${createRandomName()}.ics`,
    nextAt: at,
    createdAt: at,
  };
  const [row] = await app.db.insert(hostCalendarFeeds).values(about).returning({ id: hostCalendarFeeds.id });
  return { id, feedId: row?.id ?? 0 };
}

const ofFamily = async (app: App, userId: number) => ({ id: await createFamily(app, userId) });

export const calendarSamples: Samples = {
  'GET /api/host_families/{id}/calendar': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId), query: DAYS }),
  },
  'POST /api/host_families/{id}/calendar': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId), body: DAYS }),
  },
  'DELETE /api/host_families/{id}/calendar': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId), query: DAYS }),
  },
  'PATCH /api/host_families/{id}/calendar/rules': {
    own: async (app, { userId }) => ({
      params: await ofFamily(app, userId),
      body: { minNights: 3, maxNights: 28, noticeDays: 5, before: NO_STAY_RULES },
    }),
  },
  'PATCH /api/host_families/{id}/calendar/{blockId}': {
    own: async (app, { userId }) => ({ params: await createBlock(app, userId), body: { ...DAYS, note: '', version: 1 } }),
  },
  'DELETE /api/host_families/{id}/calendar/{blockId}': {
    own: async (app, { userId }) => ({ params: await createBlock(app, userId), query: {} }),
  },
  'GET /api/host_families/{id}/calendar/feeds': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId) }),
  },
  'POST /api/host_families/{id}/calendar/feeds': {
    own: async (app, { userId }) => {
      const params = await ofFamily(app, userId);
      // A family can't have many.
      await app.db.delete(hostCalendarFeeds).where(eq(hostCalendarFeeds.hostFamilyId, params.id));
      return { params, body: { name: 'Another website', url: `webcal://calendars.test/${createRandomName()}.ics` } };
    },
  },
  'POST /api/host_families/{id}/calendar/feeds/{feedId}/fetch': {
    own: async (app, { userId }) => ({ params: await createFeed(app, userId) }),
  },
  'DELETE /api/host_families/{id}/calendar/feeds/{feedId}': {
    own: async (app, { userId }) => ({ params: await createFeed(app, userId) }),
  },
  'POST /api/host_families/{id}/calendar/link': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId) }),
  },
  'DELETE /api/host_families/{id}/calendar/link': {
    own: async (app, { userId }) => ({ params: await ofFamily(app, userId) }),
  },
};
