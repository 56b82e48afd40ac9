// Turns endpoints into routes of Express: who asks, may they, is it well formed; then the use case; then the answer.

import type { Express, Request, RequestHandler, Response } from 'express';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { localeOf } from '#contract/platform/locales.ts';
import { fromWire, toWire } from '#contract/platform/names.ts';
import { grantOf, type Switch } from '#server/access/grant.ts';
import type { App, Call, Caller } from '#server/platform/app.ts';
import { HttpRefusal } from '#server/platform/refusal.ts';
import type { Bytes, Route } from './routes.ts';
import { sessionOf } from './session.ts';

/** Who asks, and which rights are switched; looked up anew for every request, so that a change counts at once. */
export interface Doorman {
  callerOf(request: Request): Promise<Caller | null>;
  switches(): Promise<readonly Switch[]>;
}

/** Express writes `:id` where the contract writes `{id}`. */
function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function callOf(
  request: Request,
  { app, endpoint, doorman }: { app: App; endpoint: EndpointDefinition; doorman: Doorman },
): Promise<Call> {
  const [caller, switches] = await Promise.all([doorman.callerOf(request), doorman.switches()]);
  const roles = caller?.roles ?? null;
  const grant = grantOf(endpoint.access, { roles, switches });
  if (grant === null) throw new HttpRefusal(caller === null ? 'unauthenticated' : 'forbidden');
  return {
    app,
    db: app.db,
    caller,
    grant,
    may: (capability) => grantOf(capability, { roles, switches }) !== null,
    locale: localeOf(request.headers['accept-language']),
    session: sessionOf(request),
    requestId: request.id,
    address: request.ip ?? '',
    log: request.log,
  };
}

function checked(endpoint: EndpointDefinition, request: Request) {
  return {
    params: endpoint.params?.parse(fromWire(request.params)),
    query: endpoint.query?.parse(fromWire({ ...request.query })),
    body: endpoint.body?.parse(fromWire(request.body ?? {})),
    file: undefined,
  };
}

function answerBytes(response: Response, { mediaType, body, etag }: Bytes): void {
  response.type(mediaType);
  if (etag !== undefined) response.set('ETag', etag);
  if (body instanceof Uint8Array) response.send(Buffer.from(body));
  else body.pipe(response);
}

/** Answers one endpoint. */
function handlerOf({ endpoint, handler }: Route, { app, doorman }: { app: App; doorman: Doorman }): RequestHandler {
  return async (request, response) => {
    const call = await callOf(request, { app, endpoint, doorman });
    const answer = await handler(call, checked(endpoint, request) as never);
    if (endpoint.bytes === undefined) response.json(toWire(endpoint.answer.parse(answer)));
    else answerBytes(response, answer as Bytes);
  };
}

/** Adds every route to the application. */
export function mount(express: Express, routes: readonly Route[], parts: { app: App; doorman: Doorman }): void {
  for (const route of routes) {
    const { method, path, changes } = route.endpoint;
    const handler = handlerOf(route, parts);
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    express[verb](expressPath(path), handler);
    if (changes) express.post(expressPath(path), handler);
  }
}
