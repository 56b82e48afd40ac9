// The messages for faults of a price file.

import type { Locale } from '#contract/platform/locales.ts';
import { type EnglishCatalogue, getTranslator, putIntoWords } from '#server/platform/translate.ts';

type Messages = EnglishCatalogue['priceImport'];

/** One fault, with its path in the file. */
export interface ImportError {
  readonly path: readonly (string | number)[];
  readonly rule: Exclude<keyof Messages, 'kinds'>;
  readonly values?: Readonly<Record<string, string>>;
  /** The list in which an entry is missing. */
  readonly kind?: keyof Messages['kinds'];
}

export interface ImportErrorMessage {
  readonly path: string;
  readonly message: string;
}

/** Translates a fault into the reader's language. */
export function toImportErrorMessage({ path, rule, values, kind }: ImportError, locale: Locale): ImportErrorMessage {
  const words = getTranslator(locale);
  const all = { ...values, ...(kind !== undefined && { kind: words(`priceImport.kinds.${kind}`) }) };
  return { path: path.join('.'), message: putIntoWords(words, `priceImport.${rule}`, all) };
}
