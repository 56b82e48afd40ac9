// The interface languages, in the order in which they are offered.

export const LOCALES = ['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh'] as const;

/** An interface language; also the locale prefix of a path and the value of the `locale` cookie. */
export type Locale = (typeof LOCALES)[number];

/** The language of paths without a prefix, and the fallback for missing texts. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The formats of numbers, money and dates for each language: those of one region, the same in all browsers and emails. */
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
 * Returns the first supported language of an `Accept-Language` header, or English.
 * Respects quality values (`fr;q=0.5, de` is German) and maps regional forms to their language (`de-AT`).
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
 * Adds the locale prefix to a path; English has none.
 * @example toLocalePath('fr', '/login') // '/fr/login'
 */
export function toLocalePath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}
