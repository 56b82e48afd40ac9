// How a request was answered, for the log and the metrics.

import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

export interface ResponseSummary {
  /** An endpoint by its key, `GET /api/users/{id}`; files, pages and what does not exist are `other`: a path may hold a secret. */
  readonly endpoint: string;
  /** `broken off` when the client had gone. */
  readonly status: number | 'broken off';
  readonly seconds: number;
  /** The name of the request, by which what else the log says of it is found. */
  readonly request: string;
}

/** The endpoint that answers; `other` for files, pages and what does not exist. */
export function getEndpointKey(response: ServerResponse): string {
  const locals: unknown = Reflect.get(response, 'locals');
  const named = typeof locals === 'object' && locals !== null && 'endpoint' in locals ? locals.endpoint : undefined;
  return typeof named === 'string' ? named : 'other';
}

/** Calls back when a response has ended, one way or the other. */
export function onResponseClosed(response: ServerResponse, tell: (answered: ResponseSummary) => void): void {
  const begun = performance.now();
  response.once('close', () =>
    tell({
      endpoint: getEndpointKey(response),
      status: response.writableFinished ? response.statusCode : 'broken off',
      seconds: (performance.now() - begun) / 1000,
      request: String(response.getHeader('X-Request-Id') ?? ''),
    }),
  );
}

/** One line for each answer of an endpoint; those of files only when everything is logged. */
export function logResponse(log: Logger, { endpoint, status, seconds, request }: ResponseSummary): void {
  const line = { request, endpoint, status, ms: Math.round(seconds * 1000) };
  if (endpoint === 'other') log.debug(line, 'answered');
  else log.info(line, 'answered');
}
