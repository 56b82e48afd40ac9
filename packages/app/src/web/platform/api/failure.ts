// A failed request, as every caller gets it.

import type { FailureParts } from './wire.ts';

/** What went wrong with a request; `errors` holds the messages of each field, by its camelCase name. */
export class ApiFailure extends Error {
  /** 0 when no answer came. */
  readonly statusCode: number;
  readonly statusText: string;
  /** The server's code, for programs; empty when no answer came. */
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the message is the server's own. */
  readonly fromServer: boolean;
  /** What somebody else has saved meanwhile, when that is why it failed; null otherwise. */
  readonly current: unknown;
  /** What the refusal says beside its sentence, for programs: other families, what is wrong with a request. */
  readonly issues: readonly unknown[];

  constructor({ statusCode, statusText, code, message, errors, fromServer, current, issues }: FailureParts) {
    super(message);
    this.name = 'ApiFailure';
    this.statusCode = statusCode;
    this.statusText = statusText;
    this.code = code;
    this.errors = errors;
    this.fromServer = fromServer;
    this.current = current;
    this.issues = issues;
  }
}
