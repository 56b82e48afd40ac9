// Notifications as their reader's client receives them.

import type { CampaignTexts } from '#contract/notifications/campaign.shapes.ts';
import { type Notification, notification } from '#contract/notifications/notification.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { NotificationCursor, NotificationRow } from './notifications.queries.ts';

/** Returns the texts of a campaign in a language, in English as the fallback. */
export function findTextIn(texts: CampaignTexts, locale: Locale): { title: string; body: string } {
  return texts[locale] ?? texts.en;
}

/** Returns null for a row of an older release that no longer fits the schema. */
export function toNotificationRecord(row: NotificationRow, locale: Locale): Notification | null {
  const { id, kind, count, at, readAt, campaignTexts } = row;
  const data = campaignTexts === null ? row.data : { ...row.data, ...findTextIn(campaignTexts, locale) };
  const record = notification.safeParse({ id, kind, data, count, at: at.toISOString(), isRead: readAt !== null });
  return record.success ? record.data : null;
}

/** Returns the cursor as text for a request. */
export function toCursorText({ at, id }: NotificationCursor): string {
  return `${at.getTime()}-${id}`;
}

/** @example parseCursor('1781517600000-7') */
export function parseCursor(text: string | undefined): NotificationCursor | null {
  const [ms, id] = (text ?? '').split('-');
  return ms === undefined || id === undefined ? null : { at: new Date(Number(ms)), id: Number(id) };
}
