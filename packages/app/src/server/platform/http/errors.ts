// Turns everything that went wrong into the one shape of failed answers, in the caller's language.

import type { ErrorRequestHandler } from 'express';
import * as z from 'zod';
import type { Failure } from '#contract/platform/failure.ts';
import { localeOf } from '#contract/platform/locales.ts';
import { snakeName } from '#contract/platform/names.ts';
import { REFUSALS } from '#contract/platform/refusals.ts';
import { FieldFaults, HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { type Words, wordsIn } from '#server/platform/words.ts';
import { faultsOf } from './field-faults.ts';

type Answer = { status: number; body: Omit<Failure, 'status' | 'requestId'> };

function refused({ code, details }: Refusal, words: Words): Answer {
  const message = words(`refusals.${code}`, details.values as never);
  const errors = details.field === undefined ? {} : { errors: { [snakeName(details.field)]: [message] } };
  return { status: REFUSALS[code].status, body: { code, message, ...errors } };
}

function badFields(faults: FieldFaults['faults'], words: Words): Answer {
  const errors: Record<string, string[]> = {};
  for (const { field, rule, values } of faults) {
    const name = snakeName(field);
    const attribute = name.replaceAll('_', ' ');
    errors[name] = [...(errors[name] ?? []), words(`validation.${rule}`, { attribute, ...values } as never)];
  }
  const message = Object.values(errors)[0]?.[0] ?? words('answers.validation');
  return { status: 422, body: { code: 'validation', message, errors } };
}

function answerTo(error: unknown, words: Words): Answer {
  if (error instanceof Refusal) return refused(error, words);
  if (error instanceof FieldFaults) return badFields(error.faults, words);
  if (error instanceof z.ZodError) return badFields(faultsOf(error), words);
  if (error instanceof HttpRefusal) {
    return { status: error.status, body: { code: error.code, message: words(`answers.${error.code}`, error.values as never) } };
  }
  return { status: 500, body: { code: 'failed', message: words('answers.failed') } };
}

/** The last handler of the application. */
export const answerErrors: ErrorRequestHandler = (error, request, response, _next) => {
  const { status, body } = answerTo(error, wordsIn(localeOf(request.headers['accept-language'])));
  if (status >= 500) request.log.error({ error }, 'a request failed');
  response.status(status).json({ status: 'error', ...body, request_id: request.id } satisfies Record<string, unknown>);
};
