// Numbers as a language writes them, exactly: the digits are those of the decimal text, only the marks change.

import type { Locale } from '../io/locales.ts';

/** `"1234.50"` → `1,234.50`, `1.234,50` or `1 234,50`; text that is no number stays. Any number of digits, none lost. */
export function numberFormat(locale: Locale): (text: string) => string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true, minimumFractionDigits: 1 }).formatToParts(1234567.8);
  const mark = (type: 'group' | 'decimal') => plainSpace(parts.find((part) => part.type === type)?.value ?? '');
  const [group, decimal] = [mark('group'), mark('decimal')];
  return (text) => {
    const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
    if (match === null) return text;
    const [, sign = '', whole = '', fraction] = match;
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
    return sign + grouped + (fraction === undefined ? '' : decimal + fraction);
  };
}

/** Different releases of ICU use different spaces; one is enough. */
function plainSpace(mark: string): string {
  return /^\s$/.test(mark) ? '\u00a0' : mark;
}
