// Converts every error into the common format of error responses, in the caller's language.

import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Failure } from '#contract/platform/failure.ts';
import { parseLocale, toLocalePath } from '#contract/platform/locales.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { REFUSALS } from '#contract/platform/refusals.ts';
import { snakeName, toWire } from '#contract/platform/validation/names.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import { isDiskFull, isPassing } from '#server/db/fault.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { getTranslator, putIntoWords, type Translator } from '#server/platform/translate.ts';
import { compressResponse } from './compress.ts';
import { getEndpointKey } from './response-log.ts';

type ErrorAnswer = { status: number; body: Omit<Failure, 'status' | 'requestId'> };

function toAppErrorAnswer({ code, details }: AppError, words: Translator): ErrorAnswer {
  const message = putIntoWords(words, `refusals.${code}`, details.values);
  const own = Object.entries(details.errors ?? {}).map(([field, sentences]): [string, string[]] => [snakeName(field), [...sentences]]);
  const beside: [string, string[]][] = details.field === undefined ? own : [...own, [snakeName(details.field), [message]]];
  const errors = beside.length === 0 ? {} : { errors: Object.fromEntries(beside) };
  const issues = details.issues === undefined ? {} : { issues: [...details.issues] };
  const current = details.current === undefined ? {} : { current: toWire(details.current) as Record<string, unknown> };
  return { status: REFUSALS[code].status, body: { code, message, ...errors, ...issues, ...current } };
}

/** Returns the name of a field for messages: the last part of its wire name, in words. */
function toFieldLabel(name: string): string {
  return (name.split('.').at(-1) ?? name).replaceAll('_', ' ');
}

function toValidationAnswer(faults: ValidationError['faults'], words: Translator): ErrorAnswer {
  const errors = new Map<string, string[]>();
  const firstFaults: Record<string, Omit<FieldFault, 'field'>> = {};
  for (const { field, rule, values } of faults) {
    const name = snakeName(field);
    const sentence = putIntoWords(words, `validation.${rule}`, { attribute: toFieldLabel(name), ...values });
    errors.set(name, [...(errors.get(name) ?? []), sentence]);
    firstFaults[name] ??= values === undefined ? { rule } : { rule, values };
  }
  const message = [...errors.values()][0]?.[0] ?? words('answers.validation');
  return { status: 422, body: { code: 'validation', message, errors: Object.fromEntries(errors), issues: [firstFaults] } };
}

/** Returns the status and the body for an error, without the parts that only requests have. */
export function toErrorAnswer(error: unknown, words: Translator): ErrorAnswer {
  if (error instanceof AppError) return toAppErrorAnswer(error, words);
  if (error instanceof ValidationError) return toValidationAnswer(error.faults, words);
  if (error instanceof HttpError) {
    return { status: error.status, body: { code: error.code, message: putIntoWords(words, `answers.${error.code}`, error.values) } };
  }
  if (isDiskFull(error)) return toErrorAnswer(new HttpError('diskFull'), words);
  if (isPassing(error)) return toErrorAnswer(new HttpError('unavailable'), words);
  return { status: 500, body: { code: 'failed', message: words('answers.failed') } };
}

/** Codes that our own pages never cause, so they are logged as warnings. */
const SUSPICIOUS = ['forbidden', 'notOurPage', 'sessionExpired', 'tooMany', 'tooDeep', 'unavailable'];

/** Returns the seconds until a retry; null if unknown. */
function findRetryAfter(error: unknown, status: number): string | number | null {
  const values = error instanceof HttpError ? error.values : error instanceof AppError ? error.details.values : undefined;
  if (status !== 429 && status !== 503) return null;
  return values?.['seconds'] ?? (status === 429 ? 60 : null);
}

/** Returns the page to redirect a browser to after a refused link, in its reader's language; null for programs and other requests. */
function findErrorPage(request: Request, response: Response): string | null {
  const name: unknown = response.locals['refusedAt'];
  if (typeof name !== 'string' || request.accepts(['json', 'html']) !== 'html') return null;
  const path = PAGE_PATHS[name as PageName];
  return toLocalePath(parseLocale(request.headers['accept-language']), path);
}

/** The last handler of the application. Details of internal errors are only logged. */
export const handleErrors: ErrorRequestHandler = (error, request, response, _next) => {
  const { status, body } = toErrorAnswer(error, getTranslator(parseLocale(request.headers['accept-language'])));
  const seconds = findRetryAfter(error, status);
  if (status >= 500 && seconds === null) request.log.error({ err: error }, 'a request failed');
  else if (SUSPICIOUS.includes(body.code))
    // Logs the endpoint instead of the path, which can contain the secret of a link.
    request.log.warn({ code: body.code, endpoint: getEndpointKey(response) }, 'a request was refused');
  if (response.headersSent || !response.writable) {
    response.destroy();
    return;
  }
  response.set('Cache-Control', 'no-store');
  const page = error instanceof AppError ? findErrorPage(request, response) : null;
  if (page !== null) {
    response.redirect(303, page);
    return;
  }
  if (seconds !== null) response.set('Retry-After', String(seconds));
  // Doesn't wait for the rest of an unread body.
  if (!request.complete) response.set('Connection', 'close');
  const text = JSON.stringify({ status: 'error', ...body, request_id: request.id });
  compressResponse(request, response, Buffer.byteLength(text));
  response.status(status).type('application/json').send(text);
};
