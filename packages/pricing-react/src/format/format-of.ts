// The formatter of a language, made once for each tag.

import { type Formatter, formatterFor } from '@hosted-stay/pricing-core/format';
import type { Language } from '../locales/messages.ts';

const formatters = new Map<string, Formatter>();

/** How numbers, money and dates are written: as `locale` says, else as is usual for the language of `messages`. */
export function formatOf(messages: Language, locale: string = messages.locale): Formatter {
  const known = formatters.get(locale) ?? formatterFor(locale);
  formatters.set(locale, known);
  return known;
}
