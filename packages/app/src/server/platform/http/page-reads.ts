// Reads endpoints for pages that the server renders: as who opens the page would, with the same checks and limits, but without a request.

import { parse } from 'node:querystring';
import type { Request } from 'express';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import type { Call, SessionHandle } from '#server/platform/app.ts';
import { HttpError } from '#server/platform/errors.ts';
import type { SessionRow } from '#server/platform/sessions/sessions.ts';
import { validateRequest } from './request/validate-request.ts';
import type { RouterAnswer } from './router.ts';
import type { FileResponse, HandledRequest, Route } from './routes.ts';

/** Returns what an endpoint answers, as it is sent; throws as the endpoint does. */
export type ReadForPage = (
  request: Request,
  /** With a body, a question of its own method. */
  asked: { readonly address: string; readonly locale: Locale; readonly body?: unknown },
) => Promise<unknown>;

interface PageReadParts {
  readonly find: (method: string, path: string) => RouterAnswer;
  /** @throws HttpError if who opens the page may not read the endpoint, or has read too much */
  readonly createCall: (request: Request, endpoint: EndpointDefinition, session: SessionHandle) => Call;
  readonly run: (route: Route, asked: { call: Call; request: HandledRequest<EndpointDefinition> }) => Promise<unknown>;
  /** The session of who opens the page; null for visitors. */
  readonly session: SessionRow | null;
}

function refuse(): never {
  throw new HttpError('unauthenticated');
}

/** Rendering a page signs nobody in or out, and keeps nothing. */
function toReadOnly(session: SessionRow | null): SessionHandle {
  return {
    id: session?.id ?? '',
    begin: async () => refuse(),
    rememberDevice: refuse,
    end: async () => refuse(),
    keep: refuse,
    kept: (name) => session?.kept[name] ?? null,
  };
}

/** Whether reading is all that the endpoint does, and its answer is data. */
function isPlainRead({ method, changes, asks, bytes, upload, limit }: EndpointDefinition): boolean {
  const isCounted = limit !== undefined && limit !== 'search';
  const isRead = method === 'GET' ? bytes === undefined : asks === true;
  return isRead && changes === undefined && upload === undefined && !isCounted;
}

/** Returns an answer as it is sent. */
function toSent({ answer, bytes }: EndpointDefinition, data: unknown): unknown {
  if (bytes === undefined) return toWire(answer.parse(data));
  const { body } = data as FileResponse;
  if (!(body instanceof Uint8Array)) throw new TypeError('Only an answer in one piece can be read.');
  return JSON.parse(Buffer.from(body).toString());
}

/** Returns how pages read for one person, or for visitors. */
export function createPageReads({ find, createCall, run, session }: PageReadParts): ReadForPage {
  const handle = toReadOnly(session);
  return async (request, { address, locale, body }) => {
    const [path = '', search = ''] = address.split('?', 2);
    const match = path.startsWith('/api/') ? find(body === undefined ? 'GET' : 'POST', path) : null;
    if (match === null || 'allowed' in match || !isPlainRead(match.route.endpoint)) throw new HttpError('notFound');
    const { route, params } = match;
    const call = { ...createCall(request, route.endpoint, handle), locale, byOwnScript: false };
    const input = validateRequest(route.endpoint, { request: { query: parse(search) }, params, body: body ?? {} });
    const handled = { ...input, file: undefined } as unknown as HandledRequest<EndpointDefinition>;
    return toSent(route.endpoint, await run(route, { call, request: handled }));
  };
}
