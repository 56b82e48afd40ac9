// Work of the schedule: tells staff once a day of the leads to follow up, and erases leads that were lost long ago.

import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { eraseLeads, listStaleLeads } from './erasure.queries.ts';
import { countFollowUps } from './follow-ups.queries.ts';

/** Tells everyone who looks after leads how many are due; those that nobody looks after are told to the vetting admins. */
export async function remindOfFollowUps(app: App): Promise<void> {
  const today = app.clock.today();
  await app.db.transaction(async (tx) => {
    for (const { assigneeId, leads } of await countFollowUps(tx, today)) {
      const to = assigneeId === null ? { roles: ['Vetting admin' as const] } : { userIds: [assigneeId] };
      // The key of the day: a second attempt tells nobody again.
      const collapseKey = `scouting.followUps.${assigneeId ?? 'nobody'}.${today}`;
      await notify(tx, app, { to, kind: 'leadFollowUps', data: { leads }, collapseKey });
    }
  });
}

/** After this, a lost lead is erased: there is no reason any more to know of it. */
const LOST_DAYS = 2 * 365;
const DAY_MS = 24 * 3600 * 1000;

export async function eraseStaleLeads(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - LOST_DAYS * DAY_MS);
  await app.db.transaction(async (tx) => eraseLeads(tx, await listStaleLeads(tx, before)));
}
