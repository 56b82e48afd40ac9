// How a moment is written in a zone.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(tag: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone}`;
  const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** Narrow spaces differ between browsers; every one becomes a plain no-break space. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

/** @example writeInstant('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // '2 Jul 2026, 14:05' */
export function writeInstant(instant: string, { tag, timeZone }: { tag: string; timeZone: string }): string {
  return tidy(formatIn(tag, timeZone).format(new Date(instant)));
}

/** The same with the weekday and the name of the zone, for who wants to know exactly. */
export function writeInstantFully(instant: string, { tag, timeZone }: { tag: string; timeZone: string }): string {
  const options = { timeZone, dateStyle: 'full', timeStyle: 'long' } as const;
  return tidy(new Intl.DateTimeFormat(tag, options).format(new Date(instant)));
}
