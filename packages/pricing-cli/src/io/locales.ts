// The languages there are; apart from their words, which only the one asked for is loaded of.

export const LOCALES = ['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];
