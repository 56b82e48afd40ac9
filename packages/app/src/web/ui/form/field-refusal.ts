// What a page itself refuses after the values were found valid, said at the field like a refusal of the server.

/** Thrown by a form's `send` before anything is sent. */
export class FieldRefusal extends Error {
  readonly statusCode = 0;
  readonly code = 'fieldRefused';
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, sentence: string) {
    super(sentence);
    this.errors = { [field]: [sentence] };
  }
}
