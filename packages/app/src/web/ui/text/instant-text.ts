// How a moment is written in a zone.

const formats = new Map<string, Intl.DateTimeFormat>();

interface Where {
  readonly tag: string;
  readonly timeZone: string;
  /** Names the zone behind the time. */
  readonly withZone?: boolean;
}

/** As the medium date and the short time, which can't be written together with a zone otherwise. */
const WITH_ZONE = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

function formatIn({ tag, timeZone, withZone = false }: Where): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${withZone}`;
  const options = { timeZone, ...(withZone ? WITH_ZONE : ({ dateStyle: 'medium', timeStyle: 'short' } as const)) };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** Narrow spaces differ between browsers; every one becomes a plain no-break space. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

/** @example writeInstant('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // '2 Jul 2026, 14:05' */
export function writeInstant(instant: string, where: Where): string {
  return tidy(formatIn(where).format(new Date(instant)));
}

/** The same with the weekday and the name of the zone, for who wants to know exactly. */
export function writeInstantFully(instant: string, { tag, timeZone }: { tag: string; timeZone: string }): string {
  const options = { timeZone, dateStyle: 'full', timeStyle: 'long' } as const;
  return tidy(new Intl.DateTimeFormat(tag, options).format(new Date(instant)));
}
