// The sentences on why a file of prices can't be imported.

import type { Locale } from '#contract/platform/locales.ts';
import { getTranslator, type Translator } from '#server/platform/translate.ts';

/** The sentences of the catalogue on imports, and the kinds of things that they name. */
type NameOf<Key> = Key extends `priceImport.${infer Name}` ? Name : never;
type KindOf<Key> = Key extends `priceImport.kinds.${infer Kind}` ? Kind : never;
type Key = Parameters<Translator>[0];

/** One reason, at its place in the file. */
export interface ImportError {
  readonly path: readonly (string | number)[];
  readonly rule: Exclude<NameOf<Key>, `kinds.${string}`>;
  readonly values?: Readonly<Record<string, string>>;
  /** Of which list something is missing here. */
  readonly kind?: KindOf<Key>;
}

export interface ImportErrorMessage {
  readonly path: string;
  readonly message: string;
}

/** A fault in the reader's language. */
export function toImportErrorMessage({ path, rule, values, kind }: ImportError, locale: Locale): ImportErrorMessage {
  const words = getTranslator(locale);
  const all = { ...values, ...(kind !== undefined && { kind: words(`priceImport.kinds.${kind}`) }) };
  return { path: path.join('.'), message: words(`priceImport.${rule}`, all as never) };
}
