// The languages that students are likely to speak at home: they state their country, not their language.

/** Countries where many grow up with another language than the most frequent one. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  BE: ['nl', 'fr', 'de'],
  BO: ['es', 'qu', 'ay'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  CY: ['el', 'tr'],
  DZ: ['ar', 'fr'],
  EE: ['et', 'ru'],
  FI: ['fi', 'sv'],
  GB: ['en', 'cy'],
  HK: ['zh', 'en'],
  IE: ['en', 'ga'],
  IL: ['he', 'ar'],
  IN: ['hi', 'en', 'bn', 'ta', 'te'],
  KZ: ['kk', 'ru'],
  LU: ['lb', 'fr', 'de'],
  LV: ['lv', 'ru'],
  MA: ['ar', 'fr'],
  MT: ['mt', 'en'],
  PH: ['fil', 'en'],
  PK: ['ur', 'pa', 'en'],
  PY: ['es', 'gn'],
  SG: ['en', 'zh', 'ms'],
  TN: ['ar', 'fr'],
  UA: ['uk', 'ru'],
  ZA: ['en', 'af', 'zu', 'xh'],
};

/** Returns the languages of a country by its two letters, the most frequent first; none if they aren't known. */
export function listCountryLanguages(code: string | null): readonly string[] {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return [];
  const several = SEVERAL[code];
  if (several !== undefined) return several;
  const { language, region } = new Intl.Locale(`und-${code}`).maximize();
  // For letters of no country it answers the most frequent language of all.
  return region === code ? [language] : [];
}
