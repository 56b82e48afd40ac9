// The error that callers get for a failed request.

import type { FailureParts } from './wire.ts';

/** A failed request; `errors` holds the messages of each field, by its camelCase name. */
export class ApiFailure extends Error {
  /** 0 without a response. */
  readonly statusCode: number;
  readonly statusText: string;
  /** The server's error code; empty without a response. */
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the message comes from the server. */
  readonly fromServer: boolean;
  /** The version that another user saved meanwhile, if that is the cause; null otherwise. */
  readonly current: unknown;
  /** Machine-readable details of the refusal, such as other families or the faults of a request. */
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
