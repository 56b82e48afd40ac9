// Machine translation of texts that people wrote: what a service does, and why it may fail.

import type { Locale } from '#contract/platform/locales.ts';

export interface TranslatedText {
  readonly text: string;
  /** The language of the original as the service detected it, in ISO 639-1 (`pt`); null if it doesn't tell. */
  readonly detectedSource: string | null;
}

export interface TranslationProvider {
  /**
   * Translates texts, in their order. Addresses and placeholders in them stay as they are. May take up to 10 seconds: don't call it in a
   * transaction.
   * @param source the language of the texts, if known
   * @throws TranslationError
   */
  translate(texts: readonly string[], target: Locale, source?: Locale): Promise<TranslatedText[]>;
}

/**
 * `unavailable`: the service can't be reached, is overloaded or refuses the key; `quota`: the operator's quota is used up;
 * `unsupported`: the service can't translate this text or between these languages.
 */
export type TranslationFailure = 'unavailable' | 'quota' | 'unsupported';

export class TranslationError extends Error {
  readonly reason: TranslationFailure;

  constructor(reason: TranslationFailure, options?: ErrorOptions) {
    super(`not translated: ${reason}`, options);
    this.reason = reason;
  }
}
