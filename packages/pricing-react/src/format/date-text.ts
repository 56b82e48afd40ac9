// How a locale writes dates: by Intl, in UTC, from whole days.

import type { DayNumber } from '@hosted-stay/pricing-core/calendar';

const STYLES = {
  /** `31/12/2026` */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** `31 Dec 2026` */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `Thursday 31 December 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `December 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Thu`, `T` */
  weekday: { weekday: 'short' },
  letter: { weekday: 'narrow' },
  weekdayName: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatIn(style: DateStyle, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC', calendar: 'gregory' });
  formats.set(key, format);
  return format;
}

const MS = 86_400_000;

export function writeDay(day: DayNumber, style: DateStyle, locale: string): string {
  return formatIn(style, locale)
    .format(day * MS)
    .replace(/[\u2009\u202f]/g, '\u00a0');
}

/** The pieces of a date: `31`, `/`, `12`, `/`, `2026`, each with its type. */
export function dateParts(day: DayNumber, style: DateStyle, locale: string): Intl.DateTimeFormatPart[] {
  return formatIn(style, locale).formatToParts(day * MS);
}

/** Where day, month and year stand in a date of digits, in the letters of a language: `DD/MM/YYYY`. */
export function datePattern(letters: { readonly day: string; readonly month: string; readonly year: string }, locale: string): string {
  return dateParts(0, 'numeric', locale)
    .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? letters[type] : value))
    .join('');
}

interface WeekLocale extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** Where a browser does not know. */
const SUNDAY_FIRST = /AU|BR|CA|CO|GT|HK|ID|IL|IN|JP|KE|KR|MO|MX|PE|PH|PK|PT|SA|SG|TH|TW|US|VE|YE|ZA/;
const SATURDAY_FIRST = /AE|BH|DZ|EG|IQ|JO|KW|LY|OM|QA|SD|SY/;

/** The weekday with which weeks begin, Monday 1 to Sunday 7. */
export function firstWeekday(locale: string): number {
  const tag: WeekLocale = new Intl.Locale(locale);
  const known = tag.getWeekInfo?.() ?? tag.weekInfo;
  const region = tag.maximize().region ?? '';
  return known?.firstDay ?? (SUNDAY_FIRST.test(region) ? 7 : SATURDAY_FIRST.test(region) ? 6 : 1);
}
