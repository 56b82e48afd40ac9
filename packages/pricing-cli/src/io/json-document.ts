// A JSON document that still knows its text.

/** A JSON document and the text it came from, so that an issue's path can be shown as a line. */
export interface JsonDocument {
  readonly name: string;
  readonly text: string;
  readonly value: unknown;
}
