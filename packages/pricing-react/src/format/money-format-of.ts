// The small formatter of a language, for money and counts alone, made once for each tag.

import { type MoneyFormatter, moneyFormatterFor } from '@hosted-stay/pricing-core/format';
import type { Language } from '../locales/messages.ts';

const formatters = /* @__PURE__ */ new Map<string, MoneyFormatter>();

/** Writes money and counts as `formatOf` does, without the rest of it. */
export function moneyFormatOf(messages: Language, locale: string = messages.locale): MoneyFormatter {
  const known = formatters.get(locale) ?? moneyFormatterFor(locale);
  formatters.set(locale, known);
  return known;
}
