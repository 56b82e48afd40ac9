// Reads what an answer says, whether good or bad. Pure: no request is made here.

import { camelName } from '#contract/platform/names.ts';

export interface FailureParts {
  readonly statusCode: number;
  readonly statusText: string;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function text(body: unknown, name: string): string | undefined {
  const value = field(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether an answer counts as a success: its status from 200 to 299, and its body not saying otherwise. */
export function isSuccess(status: number, body: unknown): boolean {
  return status >= 200 && status <= 299 && field(body, 'status') !== 'error';
}

/** A failed answer in its normal form. */
export function failureOf({ status, statusText }: { status: number; statusText: string }, body: unknown): FailureParts {
  const errors = field(body, 'errors');
  return {
    statusCode: status,
    statusText,
    code: text(body, 'code') ?? '',
    message: text(body, 'message') ?? `Request failed with status code ${status}`,
    errors: Object.fromEntries(
      Object.entries(typeof errors === 'object' && errors !== null ? errors : {}).map(([name, messages]) => [
        camelName(name),
        Array.isArray(messages) ? messages.map(String) : [String(messages)],
      ]),
    ),
  };
}

/** What to tell of a success. */
export function successMessage(body: unknown): string {
  return text(body, 'message') ?? 'Request succeeded';
}
