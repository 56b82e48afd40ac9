// Which words of a family a reader gets, and whether a translation is older than its original.

import { createHash } from 'node:crypto';
import type { FamilyTextKind, FamilyTextSource } from '#contract/host-families/family-fields.ts';
import type { Locale } from '#contract/platform/locales.ts';

/** What a family wrote in its own language. */
export interface OriginalTexts {
  readonly description: string;
  readonly houseRules: string;
  readonly storyLocale: Locale;
}

interface Translation {
  readonly locale: Locale;
  readonly kind: FamilyTextKind;
  readonly text: string;
  readonly source: FamilyTextSource;
}

/** Returns the original of a kind of text. */
export function findOriginal({ description, houseRules }: OriginalTexts, kind: FamilyTextKind): string {
  return { story: description, houseRules }[kind];
}

/** Identifies an original. */
export function toSourceHash(original: string): string {
  return createHash('sha256').update(original).digest('base64url').slice(0, 22);
}

export interface ChosenText {
  readonly text: string;
  readonly locale: Locale;
  readonly source: FamilyTextSource;
}

/** Returns a text in the reader's language, else in English, else as the family wrote it. */
export function chooseText(
  original: OriginalTexts,
  { kind, reader, translations }: { kind: FamilyTextKind; reader: Locale; translations: readonly Translation[] },
): ChosenText {
  const own: ChosenText = { text: findOriginal(original, kind), locale: original.storyLocale, source: 'family' };
  const inLanguage = (locale: Locale) =>
    locale === original.storyLocale ? own : translations.find((one) => one.kind === kind && one.locale === locale);
  const { text, locale, source } = inLanguage(reader) ?? inLanguage('en') ?? own;
  return { text, locale, source };
}
