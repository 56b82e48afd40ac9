// A text message, and what a service that sends them does.

/** A text message that the service takes under no circumstances: the number can't be reached, or doesn't exist. */
export class SmsRefusal extends Error {}

export interface TextMessage {
  /** With its calling code: `+353871234567`. */
  readonly to: string;
  readonly text: string;
  /** Where the service reports whether the message arrived; null if it isn't to. */
  readonly reportTo: string | null;
}

export interface SmsProvider {
  /**
   * Hands a text message over.
   * @throws SmsRefusal if the service takes it under no circumstances
   */
  send(message: TextMessage): Promise<void>;
  /** Returns whether the service has taken this message since a moment: an attempt may have succeeded although its answer was lost. */
  hasTaken(message: Pick<TextMessage, 'to' | 'text'>, since: Date): Promise<boolean>;
}
