// The server's time: the server decides what is held, due or over, and a device's clock may be hours or days off.

/** How far the server's clock is ahead of the device's, in milliseconds. */
let offset = 0;
/** The duration of the request that `offset` was measured with: shorter is more exact. */
let bestTrip = Number.POSITIVE_INFINITY;
const listeners = new Set<() => void>();

/** The `Date` header of a response has whole seconds. */
const SECOND_MS = 1000;
/** A larger jump than slow responses explain means that the device's clock was changed while the page is open. */
const JUMP_MS = 60_000;

interface Exchange {
  /** The `Date` header of a response; null without one. */
  readonly date: string | null;
  /** By the device's clock: when the request was sent and the response received. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Measures the offset of the device's clock with a response. */
export function syncServerClock({ date, sentAt, receivedAt }: Exchange): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  const trip = receivedAt - sentAt;
  if (Number.isNaN(told) || trip < 0) return;
  const measured = told + SECOND_MS / 2 - (sentAt + receivedAt) / 2;
  const isJump = Math.abs(measured - offset) > JUMP_MS + trip;
  if (trip > bestTrip && !isJump) return;
  bestTrip = trip;
  offset = measured;
  for (const listener of listeners) listener();
}

/** Returns the server's current time in milliseconds, like `Date.now()`. */
export function getServerNow(): number {
  return Date.now() + offset;
}

/** Calls a listener whenever the offset is measured better. */
export function subscribeServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
