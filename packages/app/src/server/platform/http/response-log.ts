// The outcome of a request, for the log and the metrics.

import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

export interface ResponseSummary {
  /** The endpoint's key, `GET /api/users/{id}`; for pages that the server renders one of the names below; `other` for files, pages and unknown paths, since a path may contain a secret. */
  readonly endpoint: string;
  /** `broken off` if the client disconnected. */
  readonly status: number | 'broken off';
  readonly seconds: number;
  /** The request's ID, which its other log entries have too. */
  readonly request: string;
}

/** What pages are called whose content the server has sent, or could not render. */
export const RENDERED_PAGE = 'rendered page';
export const UNRENDERED_PAGE = 'unrendered page';

/** Returns the key of the endpoint; `other` for files, pages and unknown paths. */
export function getEndpointKey(response: ServerResponse): string {
  const locals: unknown = Reflect.get(response, 'locals');
  const named = typeof locals === 'object' && locals !== null && 'endpoint' in locals ? locals.endpoint : undefined;
  return typeof named === 'string' ? named : 'other';
}

/** Calls back once a response is closed, complete or not. */
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

/** Logs a response; those other than endpoints' only at debug level. */
export function logResponse(log: Logger, { endpoint, status, seconds, request }: ResponseSummary): void {
  const line = { request, endpoint, status, ms: Math.round(seconds * 1000) };
  if (endpoint === 'other' || endpoint === RENDERED_PAGE) log.debug(line, 'answered');
  else log.info(line, 'answered');
}
