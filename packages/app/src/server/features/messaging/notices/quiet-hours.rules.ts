// When nothing is emailed or pushed, and when a digest is due: by the wall clock of the reader.

/** The hour of the day at which digests are sent. */
const DIGEST_MINUTE = 8 * 60;

const DAY_MINUTES = 24 * 60;
const MINUTE = 60_000;

/** `22:00`, or null for no quiet hours. */
export interface QuietHours {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** Returns a time zone that can be used: the reader's, or else the fallback. */
export function toKnownZone(zone: string | null, fallback: string): string {
  if (zone === null) return fallback;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return fallback;
  }
}

/** Returns the minutes since midnight that a clock in a zone shows. */
function toMinuteOfDay(at: Date, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}

function parseTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns whether a moment is in the quiet hours; they may go over midnight. From a time to the same time are none. */
export function isQuiet({ quietFrom, quietTo }: QuietHours, at: Date, zone: string): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const [from, to, now] = [parseTime(quietFrom), parseTime(quietTo), toMinuteOfDay(at, zone)];
  return from <= to ? from <= now && now < to : now >= from || now < to;
}

/** Returns the last moment, up to now, at which digests were due: 08:00 of the reader's zone. */
export function findLastDigest(now: Date, zone: string): Date {
  const sinceDue = (toMinuteOfDay(now, zone) - DIGEST_MINUTE + DAY_MINUTES) % DAY_MINUTES;
  const due = Math.floor(now.getTime() / MINUTE) * MINUTE - sinceDue * MINUTE;
  // The clock was changed in between: the difference to 08:00 is at most a few hours.
  const shift = DIGEST_MINUTE - toMinuteOfDay(new Date(due), zone);
  const corrected = due + shift * MINUTE;
  return new Date(corrected > now.getTime() ? corrected - DAY_MINUTES * MINUTE : corrected);
}
