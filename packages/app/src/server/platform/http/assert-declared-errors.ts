// Checks that use cases only throw errors declared in their endpoint's contract.

import type { Logger } from 'pino';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { AppError } from '#server/platform/errors.ts';

/** Strict in tests and development only; in production, users still get the error. */
const isStrict = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

/**
 * Rethrows the error of a use case.
 * @throws TypeError instead of an undeclared `AppError`, in tests and development
 */
export function assertDeclaredError(endpoint: EndpointDefinition, { error, log }: { error: unknown; log: Logger }): never {
  if (error instanceof AppError && !endpoint.refusals?.includes(error.code)) {
    const fault = `${toEndpointKey(endpoint)} has refused with "${error.code}", which its contract does not list.`;
    if (isStrict) throw new TypeError(fault, { cause: error });
    log.error(fault);
  }
  throw error;
}
