// Writes the calendars that the family with a demo account has in other places, and the link by which others read its own.

import { randomBytes } from 'node:crypto';
import { and, eq, gte, lte } from 'drizzle-orm';
import { addDays } from '#contract/platform/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostCalendarFeeds } from '#server/db/schema/host-calendar.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { DEMO_DOMAIN } from '#server/platform/config/demo-accounts.ts';
import { daysBefore, minutesBefore } from '../people/moments.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';

/** For how long no demo calendar is fetched: its addresses lead nowhere. */
const RESTS_DAYS = 3650;

/** How long a guest of the other website stays, in days after the first one. */
const LASTS = 3;

/** From when on free days are looked for, and until when, in days from today. */
const SEARCHED = { from: 20, until: 200 } as const;

/** Returns the first days of a family that nothing takes; null if all are taken. */
async function findFreeDays(tx: Transaction, hostFamilyId: number, today: string) {
  const blocks = hostCalendarBlocks;
  for (let ahead: number = SEARCHED.from; ahead < SEARCHED.until; ahead += LASTS) {
    const days = { fromDate: addDays(today, ahead), toDate: addDays(today, ahead + LASTS) };
    const isTaken = and(eq(blocks.hostFamilyId, hostFamilyId), lte(blocks.fromDate, days.toDate), gte(blocks.toDate, days.fromDate));
    if ((await tx.$count(blocks, isTaken)) === 0) return days;
  }
  return null;
}

/** One calendar has been read and takes some days; another one can't be read. */
export async function insertCalendarFeeds(tx: Transaction, { families, now }: { families: Numbers; now: Date }): Promise<void> {
  const hostFamilyId = numberOf(families, `host@${DEMO_DOMAIN}`);
  const calendarToken = randomBytes(32).toString('base64url');
  await tx.update(hostFamilies).set({ calendarToken }).where(eq(hostFamilies.id, hostFamilyId));
  const [readAt, createdAt] = [minutesBefore(now, 20), daysBefore(now, 30, { hour: 18, minute: 25 })];
  const nextAt = daysBefore(now, -RESTS_DAYS, { hour: 3, minute: 0 });
  const days = await findFreeDays(tx, hostFamilyId, now.toISOString().slice(0, 10));
  const common = { hostFamilyId, nextAt, createdAt, checkedAt: readAt };
  const [feed] = await tx
    .insert(hostCalendarFeeds)
    .values({
      ...{ ...common, name: 'Holiday flat', url: `https://rooms.${DEMO_DOMAIN}/calendars/holiday-flat-7Q4m.ics` },
      ...{ readAt, days: days === null ? [] : [days] },
    })
    .returning({ id: hostCalendarFeeds.id });
  await tx.insert(hostCalendarFeeds).values({
    ...{ ...common, name: 'Family calendar', url: `https://calendar.${DEMO_DOMAIN}/family-x2Rk.ics` },
    ...{ failures: 3, failingSince: daysBefore(now, 1, { hour: 7, minute: 30 }), error: 'unreachable' as const },
  });
  if (feed === undefined || days === null) return;
  await tx.insert(hostCalendarBlocks).values({ hostFamilyId, ...days, kind: 'own', source: 'feed', feedId: feed.id, heldAt: readAt });
}
