// Pushes messages to the devices of people who have not seen them.

import webPush from 'web-push';
import type { App } from '#server/platform/app.ts';
import { PermanentJobError } from '#server/platform/jobs/job.ts';
import { OutboundError, type OutboundPolicy } from '#server/platform/outbound/safe-fetch.ts';
import { postToPublicAddress } from '#server/platform/outbound/safe-post.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { findMessageRow } from '../messages/messages.queries.ts';
import { countUnreadConversations } from '../messages/unread.queries.ts';
import { toConversationPath } from './message.emails.ts';
import { getNoticeTitle, toPushedLine } from './notice-content.service.ts';
import { findNoticeReader } from './notice-readers.queries.ts';
import { deleteDeviceById, findDevice, listDevicesFor, type PushDevice, updateLastSent } from './push.queries.ts';
import { getPushKeys } from './push-keys.ts';
import { isQuiet, toKnownZone } from './quiet-hours.rules.ts';

/** The kind of the job that pushes a message to one device. */
export const PUSH_TO_DEVICE_JOB = 'messages.pushToDevice';

/** A device that is off for longer is not told any more; there is an email by then. */
const TIME_TO_LIVE_SECONDS = 4 * 3600;

/** Answers of push services that say that a device is not subscribed any more. */
const GONE = [404, 410];

/** Finds the devices for a message, and has it pushed to each in a job of its own. */
export async function pushMessage(app: App, { messageId }: { messageId: number }): Promise<void> {
  const message = await findMessageRow(app.db, messageId);
  if (message === null || message.withdrawnAt !== null) return;
  const { conversationId, senderId } = message;
  await app.db.transaction(async (tx) => {
    for (const { id } of await listDevicesFor(tx, { conversationId, senderId, messageId, now: app.clock.now() })) {
      await enqueue(tx, app, { kind: PUSH_TO_DEVICE_JOB, payload: { deviceId: id, messageId } });
    }
  });
}

/** What the service worker of the page shows. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
  /** The number on the icon of the app. */
  readonly unread: number;
}

/** Returns what a device shows; null if its user has seen the message meanwhile, or wants no messages now. */
async function toPayload(app: App, { userId, id }: PushDevice, messageId: number): Promise<PushPayload | null> {
  const { db, config, clock } = app;
  const reader = await findNoticeReader(db, userId);
  const row = await findMessageRow(db, messageId);
  if (reader === null || row === null || isQuiet(reader, clock.now(), toKnownZone(reader.timezone, config.TIME_ZONE))) return null;
  const { conversationId, senderId } = row;
  const isStillNews = (await listDevicesFor(db, { conversationId, senderId, messageId, now: clock.now() })).some(
    (device) => device.id === id,
  );
  const body = isStillNews ? await toPushedLine(app, db, { reader, rows: [row] }) : null;
  if (body === null) return null;
  const { title } = await getNoticeTitle(db, conversationId, reader);
  const unread = await countUnreadConversations(db, userId);
  return { title, body, path: toConversationPath(conversationId), tag: `conversation-${conversationId}`, unread };
}

/** Returns whom push services can contact about our messages; localhost is refused by some. */
function getSubject({ PUSH_SUBJECT, MAIL_FROM, PUBLIC_URL }: App['config']): string {
  const address = /<([^>\s]+@[^>\s]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return PUSH_SUBJECT ?? (PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${address}`);
}

/** Encrypts a payload for a device, and hands it to the device's push service; returns the status of its answer. */
async function deliver(
  app: App,
  { device, payload, policy }: { device: PushDevice; payload: PushPayload; policy?: OutboundPolicy | undefined },
) {
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: getSubject(app.config), ...(await getPushKeys(app)) },
    ...{ TTL: TIME_TO_LIVE_SECONDS, contentEncoding: 'aes128gcm', topic: payload.tag },
  });
  const { 'Content-Length': _, ...sent } = headers;
  return postToPublicAddress(endpoint, { headers: sent, body, ...(policy === undefined ? {} : { policy }) });
}

/**
 * Pushes a message to a device, unless its user has seen it meanwhile. A device that is gone is forgotten.
 * @throws PermanentJobError if the push service does not accept it; OutboundError to try again
 */
export async function pushToDevice(
  app: App,
  { deviceId, messageId }: { deviceId: number; messageId: number },
  policy?: OutboundPolicy,
): Promise<void> {
  const device = await findDevice(app.db, deviceId);
  const payload = device === null ? null : await toPayload(app, device, messageId);
  if (device === null || payload === null) return;
  const status = await deliver(app, { device, payload, policy }).catch((error: unknown) => {
    const isForbidden = error instanceof OutboundError && ['badAddress', 'forbiddenAddress'].includes(error.reason);
    throw isForbidden ? new PermanentJobError('The push service is not on the public internet.') : error;
  });
  if (GONE.includes(status)) return deleteDeviceById(app.db, deviceId);
  if (status >= 200 && status < 300) return updateLastSent(app.db, deviceId, app.clock.now());
  if (status === 429 || status >= 500) throw new OutboundError('badStatus');
  throw new PermanentJobError(`The push service refuses the message (${status}).`);
}
