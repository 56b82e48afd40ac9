// A failed request, as every caller gets it.

import type * as wire from './wire.ts';

/** What went wrong with a request; `errors` holds the messages of each field, by its camelCase name. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly statusText: string;
  /** The server's code, for programs; empty when no answer came. */
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor({ statusCode, statusText, code, message, errors }: Omit<wire.FailureParts, never>) {
    super(message);
    this.statusCode = statusCode;
    this.statusText = statusText;
    this.code = code;
    this.errors = errors;
  }
}
