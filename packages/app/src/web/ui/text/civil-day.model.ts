// The civil date of an instant in a time zone. Pure.

/**
 * Returns the date of an instant in a zone.
 * @example getDayIn('Pacific/Auckland', new Date('2026-07-01T20:00:00Z')) // '2026-07-02'
 */
export function getDayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year = '', month = '', day = '' } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year.padStart(4, '0')}-${month}-${day}`;
}
