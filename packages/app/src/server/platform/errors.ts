// Errors thrown by use cases; the HTTP layer turns them into responses.

import { REFUSALS, type RefusalCode } from '#contract/platform/refusals.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Placeholder values of the message, and the fields that it belongs to. */
export interface AppErrorDetails {
  readonly values?: Readonly<Record<string, string | number>>;
  /** The field (camelCase) next to which the message is shown. */
  readonly field?: string;
  /** Messages for several fields (camelCase), from the use case. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Details as data, for programs. */
  readonly issues?: readonly object[];
  /** With `changedMeanwhile`: the current state, for the caller to compare with. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/** An expected refusal, part of the endpoint's contract. */
export class AppError extends Error {
  readonly code: RefusalCode;
  readonly details: AppErrorDetails;

  constructor(code: RefusalCode, details: AppErrorDetails = {}) {
    super(REFUSALS[code].when);
    this.code = code;
    this.details = details;
  }
}

/** A general HTTP error: not signed in, forbidden, not found, and others that aren't part of a contract. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: keyof typeof STATUS;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: HttpError['code'], values: HttpError['values'] = {}) {
    super(code);
    this.code = code;
    this.status = STATUS[code];
    this.values = values;
  }
}

const STATUS = {
  malformed: 400,
  malformedForm: 400,
  tooDeep: 400,
  badCharset: 400,
  brokenOff: 400,
  unauthenticated: 401,
  forbidden: 403,
  notOurPage: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  tooLarge: 413,
  notJson: 415,
  notForm: 415,
  sessionExpired: 419,
  tooMany: 429,
  unavailable: 503,
  diskFull: 507,
} as const;

/** Returns a 404 for what doesn't exist and for what belongs to somebody else, so that callers can't tell them apart. */
export function notFound(): HttpError {
  return new HttpError('notFound');
}

/** A request with invalid fields that only the use case can detect. */
export class ValidationError extends Error {
  /** By field (camelCase): the violated rule of the validation catalogue, with values for its message. */
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super(faults.map(({ field, rule }) => `${field}: ${rule}`).join(', '));
    this.faults = faults;
  }
}
