// Finds out by which channels the family of an offer can be reminded.

import type { ReminderOption } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { canEmail } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { toInternationalNumber } from '#server/platform/sms/phone-number.ts';
import { getSmsProvider } from '#server/platform/sms/sms-provider.ts';
import { listReminderOptions } from './reminder-options.rules.ts';
import type { CompleteRow } from './unanswered.records.ts';

/** Returns what is possible by each channel now. */
export async function findReminderOptions({ app, db }: { app: App; db: Queryable }, row: CompleteRow): Promise<ReminderOption[]> {
  const { config, clock } = app;
  return listReminderOptions({
    now: clock.now(),
    timeZone: config.TIME_ZONE,
    isAnswered: row.state !== 'awaiting_review',
    takesMail: await canEmail(db, { userId: row.hostUserId, kind: 'tripNews' }),
    sendsTexts: getSmsProvider(config) !== null,
    hasNumber: toInternationalNumber(row.phone, row.countryCode) !== null,
    contacts: row.contacts,
  });
}
