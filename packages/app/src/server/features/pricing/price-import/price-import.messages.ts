// The messages for faults of a price file.

import type { Locale } from '#contract/platform/locales.ts';
import { getTranslator, type Translator } from '#server/platform/translate.ts';

/** The names of import messages in the catalogue, and the kinds that they mention. */
type NameOf<Key> = Key extends `priceImport.${infer Name}` ? Name : never;
type KindOf<Key> = Key extends `priceImport.kinds.${infer Kind}` ? Kind : never;
type Key = Parameters<Translator>[0];

/** One fault, with its path in the file. */
export interface ImportError {
  readonly path: readonly (string | number)[];
  readonly rule: Exclude<NameOf<Key>, `kinds.${string}`>;
  readonly values?: Readonly<Record<string, string>>;
  /** The list in which an entry is missing. */
  readonly kind?: KindOf<Key>;
}

export interface ImportErrorMessage {
  readonly path: string;
  readonly message: string;
}

/** Translates a fault into the reader's language. */
export function toImportErrorMessage({ path, rule, values, kind }: ImportError, locale: Locale): ImportErrorMessage {
  const words = getTranslator(locale);
  const all = { ...values, ...(kind !== undefined && { kind: words(`priceImport.kinds.${kind}`) }) };
  return { path: path.join('.'), message: words(`priceImport.${rule}`, all as never) };
}
