// What services, trip types and lines of prices are called in a reader's language: an administrator types one name, in English.

import type { Locale } from '#contract/platform/locales.ts';
import { ENGLISH_SERVICE_NAMES, getTranslator, type Translator } from '#server/platform/translate.ts';

type KnownName = keyof typeof ENGLISH_SERVICE_NAMES.name;
type KnownUnit = keyof typeof ENGLISH_SERVICE_NAMES.unit;

const indexByEnglishText = <Key extends string>(texts: Readonly<Record<Key, string>>): ReadonlyMap<string, Key> =>
  new Map((Object.keys(texts) as Key[]).map((key) => [texts[key].toLowerCase(), key]));

const NAMES = indexByEnglishText<KnownName>(ENGLISH_SERVICE_NAMES.name);
const UNITS = indexByEnglishText<KnownUnit>(ENGLISH_SERVICE_NAMES.unit);

/** `Hosting per night` and `Hosting, per night`: a service, and how it is counted. */
const COUNTED_NAME = new RegExp(`^(?<name>.+?),? (?<unit>${[...UNITS.keys()].join('|')})$`);

/** A usual name in the reader's language, whichever way its letters are cased; any other name is told as it was typed. */
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

/** Names in a language. English ones stay as they were typed. */
export function createNameTranslator(locale: Locale): (typed: string) => string {
  if (locale === 'en') return (typed) => typed;
  const words = getTranslator(locale);
  return (typed) => translateName(typed, words);
}
