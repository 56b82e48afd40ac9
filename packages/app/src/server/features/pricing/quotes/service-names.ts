// Translates names of services, trip types and price lines into the reader's language: administrators enter one name, in English.

import type { Locale } from '#contract/platform/locales.ts';
import { ENGLISH_SERVICE_NAMES, getTranslator, type Translator } from '#server/platform/translate.ts';

type KnownName = keyof typeof ENGLISH_SERVICE_NAMES.name;
type KnownUnit = keyof typeof ENGLISH_SERVICE_NAMES.unit;

const indexByEnglishText = <Key extends string>(texts: Readonly<Record<Key, string>>): ReadonlyMap<string, Key> =>
  new Map((Object.keys(texts) as Key[]).map((key) => [texts[key].toLowerCase(), key]));

const NAMES = indexByEnglishText<KnownName>(ENGLISH_SERVICE_NAMES.name);
const UNITS = indexByEnglishText<KnownUnit>(ENGLISH_SERVICE_NAMES.unit);

/** Matches `Hosting per night` and `Hosting, per night`: a service and its unit. */
const COUNTED_NAME = new RegExp(`^(?<name>.+?),? (?<unit>${[...UNITS.keys()].join('|')})$`);

/** Translates a known name, ignoring case; returns any other name as entered. */
function translateName(typed: string, words: Translator): string {
  const text = typed.trim().toLowerCase();
  const known = NAMES.get(text);
  if (known !== undefined) return words(`services.name.${known}`);
  const { name = '', unit = '' } = COUNTED_NAME.exec(text)?.groups ?? {};
  const counted = NAMES.get(name);
  const per = UNITS.get(unit);
  if (counted === undefined || per === undefined) return typed;
  return words('services.counted', { name: words(`services.name.${counted}`), unit: words(`services.unit.${per}`) });
}

/** Returns a translator of names into a language. English names stay as entered. */
export function createNameTranslator(locale: Locale): (typed: string) => string {
  if (locale === 'en') return (typed) => typed;
  const words = getTranslator(locale);
  return (typed) => translateName(typed, words);
}
