// Push messages on this device: whether the browser can show them, and subscribing it.

import { subscribeToPush, unsubscribeFromPush } from '#contract/messaging/preferences.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { persist } from '#web/platform/session/app-persist.ts';

const WORKER = '/service-worker.js';

/** `denied` if the user has blocked notifications in the browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the state of this device for a user: a subscription of somebody else who used it counts as none. */
export async function getPushState(userId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) !== null && persist.get().pushUserId === userId ? 'on' : 'off';
}

/** Decodes a key from base64url. */
function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

interface Subscriber {
  readonly userId: number;
  /** The public key of the server. */
  readonly pushKey: string;
}

async function subscribe({ userId, pushKey }: Subscriber): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeKey(pushKey) });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  await call(subscribeToPush, { body }, { background: true });
  persist.update({ pushUserId: userId });
}

/**
 * Asks the user for permission if necessary, and subscribes this device. Must be called by a click.
 * @throws if the browser or the server refuses
 */
export async function turnPushOn(subscriber: Subscriber): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return getPushState(subscriber.userId);
  await subscribe(subscriber);
  return 'on';
}

/** Ends push messages on this device. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  persist.update({ pushUserId: undefined });
  if (subscription !== null) {
    await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } }, { background: true });
    await subscription.unsubscribe();
  }
  return 'off';
}

/** At the end of a session: nothing more is shown on this device; the same user gets them again after signing in. */
export async function suspendPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/**
 * Subscribes the device again that the user had subscribed: the server forgets it with the session. What somebody else has left subscribed
 * here ends.
 */
export async function resumePush(userId: number, getKey: () => Promise<string | null>): Promise<void> {
  if (!isSupported()) return;
  if (persist.get().pushUserId !== userId) return suspendPush();
  if (Notification.permission !== 'granted') return;
  const pushKey = await getKey();
  if (pushKey !== null) await subscribe({ userId, pushKey });
}
