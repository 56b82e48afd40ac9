// What a use case throws when it can't do what was asked; the HTTP room turns it into an answer.

import { REFUSALS, type RefusalCode } from '#contract/platform/refusals.ts';

/** Values for the placeholders of the sentence, and the fields that it belongs to. */
export interface RefusalDetails {
  readonly values?: Readonly<Record<string, string | number>>;
  /** The field (camelCase) beside which the sentence is shown. */
  readonly field?: string;
}

/** An expected refusal, part of the endpoint's contract. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(REFUSALS[code].when);
    this.code = code;
    this.details = details;
  }
}

/** Who asks is not known, may not, or asks for what does not exist for them; and the other general answers. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code:
    | 'unauthenticated'
    | 'forbidden'
    | 'notFound'
    | 'sessionExpired'
    | 'tooMany'
    | 'tooLarge'
    | 'malformed'
    | 'notOurPage'
    | 'unavailable';
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: HttpRefusal['code'], values: HttpRefusal['values'] = {}) {
    super(code);
    this.code = code;
    this.status = STATUS[code];
    this.values = values;
  }
}

const STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  sessionExpired: 419,
  tooMany: 429,
  tooLarge: 413,
  malformed: 400,
  notOurPage: 403,
  unavailable: 503,
} as const;

/** Answers 404 alike for what does not exist and for what belongs to somebody else. */
export function notFound(): HttpRefusal {
  return new HttpRefusal('notFound');
}

/** A request whose fields are wrong in a way that only the use case can tell. */
export class FieldFaults extends Error {
  /** By field (camelCase): the rule of the validation catalogue that it breaks, with values for its sentence. */
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super(faults.map(({ field, rule }) => `${field}: ${rule}`).join(', '));
    this.faults = faults;
  }
}

export interface FieldFault {
  readonly field: string;
  readonly rule: keyof typeof import('#contract/words/en/validation.ts').validation;
  readonly values?: Readonly<Record<string, string | number>>;
}
