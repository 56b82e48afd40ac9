// A language model that writes texts: what it does, and why it may fail.

export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Tokens as the service counts them. */
export interface ModelUsage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** A part of an answer; the last one says how it ended. */
export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'end';
      /** Null if the service doesn't tell. */
      readonly usage: ModelUsage | null;
      /** Whether the answer was cut because it has as many tokens as it may. */
      readonly isCut: boolean;
    };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  /** Ends the request at the service, too. */
  readonly signal: AbortSignal;
}

export interface LanguageModel {
  readonly name: string;
  /**
   * Writes an answer, piece by piece. May take minutes: don't call it in a transaction.
   * @throws ModelError; the reason of the signal once that is aborted
   */
  write(request: ModelRequest): AsyncGenerator<ModelPiece, void, undefined>;
}

/**
 * `unavailable`: the service can't be reached or has failed; `overloaded`: it takes no more requests now; `keyRefused`: it doesn't accept the
 * key or the model; `quota`: the operator's account there is used up; `tooLong`: the request has more tokens than the model takes;
 * `requestRefused`: it refuses this request; `stalled`: nothing came for too long; `broken`: the answer ended in the middle, or can't be read.
 */
export const MODEL_FAILURES = [
  'unavailable',
  'overloaded',
  'keyRefused',
  'quota',
  'tooLong',
  'requestRefused',
  'stalled',
  'broken',
] as const;

export type ModelFailure = (typeof MODEL_FAILURES)[number];

export class ModelError extends Error {
  readonly reason: ModelFailure;
  /** Whether the service has refused the request before it did anything, so that it costs nothing. */
  readonly isFree: boolean;

  constructor(reason: ModelFailure, { isFree = false, ...options }: ErrorOptions & { isFree?: boolean } = {}) {
    super(`not written: ${reason}`, options);
    this.reason = reason;
    this.isFree = isFree;
  }
}
