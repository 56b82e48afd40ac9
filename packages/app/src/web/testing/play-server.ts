// A mock server for tests: answers by method and path, and records requests.

import { toWire } from '#contract/platform/validation/names.ts';

/** Returns a single page with all rows of a list. */
export function pageOf<Row>(data: readonly Row[]) {
  return {
    data,
    total: data.length,
    perPage: 25,
    currentPage: 1,
    lastPage: 1,
    from: data.length === 0 ? null : 1,
    to: data.length || null,
  };
}

/** A recorded request. */
export interface Asked {
  readonly key: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** Responses by method and path, such as "GET /api/invoices". */
export type Answers = Record<string, (asked: Asked) => unknown>;

/** Mocks the server by method and path; a number is a status. Unknown paths are answered with 404. */
export function playServer(answers: Answers, asked: Asked[] = []) {
  return async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(address), window.location.href);
    const key = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body =
      init?.body instanceof FormData ? Object.fromEntries(init.body) : init?.body === undefined ? null : JSON.parse(String(init.body));
    const request = { key, search: url.searchParams, body };
    asked.push(request);
    const answer = answers[key];
    if (answer === undefined) return Response.json({ status: 'error', code: 'notFound', message: key, request_id: 'x' }, { status: 404 });
    const given = await answer(request);
    if (given instanceof Response) return given;
    return Response.json(toWire(given));
  };
}

/** Returns an error response in the server's format, with optional additional fields. */
export function refuseWith(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json(toWire({ status: 'error', code, message, requestId: 'x', ...more }), { status });
}
