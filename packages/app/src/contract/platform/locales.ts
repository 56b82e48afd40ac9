// The interface languages, in the order in which they are offered.

export const LOCALES = ['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh'] as const;

/** A language of the interface; also the locale prefix of a path and the value of the `locale` cookie. */
export type Locale = (typeof LOCALES)[number];

/** The language of a path without prefix, and the one that a missing text falls back to. */
export const DEFAULT_LOCALE: Locale = 'en';

/** How each language writes numbers, money and dates: the habits of one region, the same in every browser and in every mail. */
export const FORMAT_LOCALES = {
  en: 'en-IE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  de: 'de-DE',
  ja: 'ja-JP',
  ko: 'ko-KR',
  zh: 'zh-CN',
} as const satisfies Record<Locale, string>;

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/**
 * The interface language that a request asks for: the first of an `Accept-Language` header that is one of ours, else English.
 * Quality values are honoured (`fr;q=0.5, de` is German); a regional form counts as its language (`de-AT`).
 */
export function parseLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find((value) => value !== undefined);
    return { language: tag.trim().toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const found = wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => isLocale(language));
  return isLocale(found?.language) ? found.language : DEFAULT_LOCALE;
}

/**
 * A path in a language; English has no prefix.
 * @example toLocalePath('fr', '/login') // '/fr/login'
 */
export function toLocalePath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}
