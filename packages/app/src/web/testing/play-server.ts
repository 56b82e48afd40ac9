// A server that is played by a test: answers by method and path, and what was asked of it.

import { toWire } from '#contract/platform/validation/names.ts';

/** One page of a list that holds all of it. */
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

/** What was asked of the server, in the order in which it came. */
export interface Asked {
  readonly key: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** What is answered, by method and path such as "GET /api/invoices". */
export type Answers = Record<string, (asked: Asked) => unknown>;

/** Answers by method and path; a number with it is the status. What it does not know is a 404. */
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
    const given = answer(request);
    if (given instanceof Response) return given;
    return Response.json(toWire(given));
  };
}

/** A refusal as the server sends it, with what else it says. */
export function refuseWith(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json(toWire({ status: 'error', code, message, requestId: 'x', ...more }), { status });
}
