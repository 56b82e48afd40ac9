// Holds use cases to their contract: what an endpoint can refuse is what it says that it can.

import type { Logger } from 'pino';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { AppError } from '#server/platform/errors.ts';

/** Tests and developers find out at once; a user is told the refusal all the same. */
const isStrict = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

/**
 * Throws on what a use case has thrown.
 * @throws TypeError instead of a refusal that the endpoint does not list, where the code is being worked on
 */
export function assertDeclaredError(endpoint: EndpointDefinition, { error, log }: { error: unknown; log: Logger }): never {
  if (error instanceof AppError && !endpoint.refusals?.includes(error.code)) {
    const fault = `${toEndpointKey(endpoint)} has refused with "${error.code}", which its contract does not list.`;
    if (isStrict) throw new TypeError(fault, { cause: error });
    log.error(fault);
  }
  throw error;
}
