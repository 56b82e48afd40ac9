// Fetches the title of the page that a message links to, after the message was sent.

import { findLinks } from '#contract/messaging/links.ts';
import type { LinkPreview } from '#contract/messaging/message.ts';
import { fetchLinkPreview } from '#server/features/messaging/links/link-preview.service.ts';
import type {} from '#server/features/messaging/live/events.ts';
import type { App } from '#server/platform/app.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { findMessageRow, lockMessageRow, updateLink } from './messages.queries.ts';

/** The job that fetches it. */
export const FETCH_LINK_JOB = 'messages.fetchLink';

/** Stores the title of the first link of a message, unless it was withdrawn or has one, and tells the readers. */
export async function fetchLinkTitle(
  app: App,
  { messageId }: { messageId: number },
  fetch: typeof fetchLinkPreview = fetchLinkPreview,
): Promise<void> {
  const row = await findMessageRow(app.db, messageId);
  if (row === null || row.withdrawnAt !== null || !('text' in row.content) || 'link' in row.content) return;
  const [link] = findLinks(row.content.text);
  const found = link === undefined ? null : await fetch(app, link.url);
  if (link === undefined || found === null) return;
  const preview: LinkPreview = { url: link.url, title: found.title, siteName: found.siteName, description: found.description ?? '' };
  await app.db.transaction(async (tx) => {
    const now = await lockMessageRow(tx, messageId);
    if (now === null || now.withdrawnAt !== null) return;
    await updateLink(tx, { id: messageId, link: preview });
    await publishEvent(tx, { kind: 'message.changed', conversationId: now.conversationId, messageId });
  });
}
