// Work of the schedule: tells administrators once a day of live families that can't be booked because nothing prices them.

import { notify } from '#server/features/notifications/notifications.public.ts';
import { addLiveFamiliesToBooks } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import { listCountyNamesOf } from './live.queries.ts';

/** Adds the families that are live to the price books, and tells of those without a price until they have one. */
export async function tellOfUnpricedFamilies(app: App): Promise<void> {
  const { unpriced } = await addLiveFamiliesToBooks(app);
  if (unpriced.length === 0) return;
  await app.db.transaction(async (tx) => {
    const data = { families: unpriced.length, counties: await listCountyNamesOf(tx, unpriced) };
    // The key of the day: a second attempt tells nobody again.
    const collapseKey = `families.unpriced.${app.clock.today()}`;
    await notify(tx, app, { to: { roles: ['Administrator'] }, kind: 'unpricedFamilies', data, collapseKey });
  });
}
