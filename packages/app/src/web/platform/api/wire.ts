// Parses responses, successful or failed. Pure: makes no requests.

import { camelName, fromWire } from '#contract/platform/validation/names.ts';

export interface FailureParts {
  readonly statusCode: number;
  readonly statusText: string;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the message comes from the server. */
  readonly fromServer: boolean;
  /** The version that another user saved meanwhile, if that is the cause; null otherwise. */
  readonly current: unknown;
  /** Machine-readable details of the refusal; empty if there are none. */
  readonly issues: readonly unknown[];
}

/** The texts for responses without a message. */
export interface Fallbacks {
  readonly notLoggedIn: string;
  readonly sessionExpired: string;
  readonly maintenance: string;
  readonly failed: string;
  readonly noResponse: string;
  readonly withStatus: (status: number) => string;
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function text(body: unknown, name: string): string | undefined {
  const value = field(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns whether a response is a success: status 200 to 299, and no `status: 'error'` in the body. */
export function isSuccess(status: number, body: unknown): boolean {
  return status >= 200 && status <= 299 && field(body, 'status') !== 'error';
}

function fallbackOf(status: number, texts: Fallbacks): string {
  const special: Readonly<Record<number, string>> = {
    403: texts.notLoggedIn,
    419: texts.sessionExpired,
    500: texts.failed,
    503: texts.maintenance,
  };
  return special[status] ?? texts.withStatus(status);
}

function errorsOf(body: unknown): FailureParts['errors'] {
  const errors = field(body, 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name.split('.').map(camelName).join('.'),
      (Array.isArray(messages) ? messages : [messages]).map(String),
    ]),
  );
}

function issuesOf(body: unknown): readonly unknown[] {
  const issues = fromWire(field(body, 'issues'));
  return Array.isArray(issues) ? issues : [];
}

/** Converts a failed response to its normal form. */
export function toFailure(
  { status, statusText }: { readonly status: number; readonly statusText: string },
  { body, texts }: { readonly body: unknown; readonly texts: Fallbacks },
): FailureParts {
  const message = text(body, 'message');
  return {
    statusCode: status,
    statusText,
    code: text(body, 'code') ?? '',
    message: message ?? fallbackOf(status, texts),
    errors: errorsOf(body),
    fromServer: message !== undefined,
    current: fromWire(field(body, 'current')) ?? null,
    issues: issuesOf(body),
  };
}

/** Creates the failure of a request without a response. */
export function createNoResponse(texts: Fallbacks): FailureParts {
  return { statusCode: 0, statusText: '', code: '', message: texts.noResponse, errors: {}, fromServer: false, current: null, issues: [] };
}

/** Returns the message of a success, if the server sent one. */
export function findSuccessMessage(body: unknown): string | undefined {
  return text(body, 'message');
}
