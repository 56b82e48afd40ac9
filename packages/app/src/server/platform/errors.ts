// What a use case throws when it can't do what was asked; the HTTP room turns it into an answer.

import { REFUSALS, type RefusalCode } from '#contract/platform/refusals.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Values for the placeholders of the sentence, and the fields that it belongs to. */
export interface AppErrorDetails {
  readonly values?: Readonly<Record<string, string | number>>;
  /** The field (camelCase) beside which the sentence is shown. */
  readonly field?: string;
  /** Sentences for several fields (camelCase), made by whoever refuses. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** For programs: what exactly is wrong, as data. */
  readonly issues?: readonly object[];
  /** With `changedMeanwhile`: the thing as it is now, for the caller to compare with. */
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

/** Who asks is not known, may not, or asks for what does not exist for them; and the other general answers. */
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

/** Answers 404 alike for what does not exist and for what belongs to somebody else. */
export function notFound(): HttpError {
  return new HttpError('notFound');
}

/** A request whose fields are wrong in a way that only the use case can tell. */
export class ValidationError extends Error {
  /** By field (camelCase): the rule of the validation catalogue that it breaks, with values for its sentence. */
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super(faults.map(({ field, rule }) => `${field}: ${rule}`).join(', '));
    this.faults = faults;
  }
}
