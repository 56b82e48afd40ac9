// What an answer is written to.

/** Takes the answer piece by piece; each write waits for a slow reader. */
export interface Sink {
  readonly write: (chunk: string | Uint8Array) => Promise<void>;
  /** Whether a person's terminal is at the other end. */
  readonly isTerminal: boolean;
}
