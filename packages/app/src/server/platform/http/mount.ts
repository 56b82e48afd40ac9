// Turns endpoints into answers: who asks, is it their own doing, may they, is it well formed; then the use case; then the answer.

import type { Express, Request, RequestHandler, Response } from 'express';
import { type EndpointDefinition, endpointKey } from '#contract/platform/endpoint.ts';
import { localeOf } from '#contract/platform/locales.ts';
import { capabilitiesOf, type Grant, grantOf } from '#server/access/grant.ts';
import { rowOf } from '#server/access/table.ts';
import type { App, Call } from '#server/platform/app.ts';
import { demoAccessOf } from '#server/platform/demo-accounts.ts';
import { isLocalRequest } from '#server/platform/exposure.ts';
import { FieldFaults, HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { visitorQuery } from '#server/platform/sessions.ts';
import { networkOf } from './address.ts';
import { answerBytes, answerData } from './answers.ts';
import { checkedParts } from './checked.ts';
import { type Devices, knownDevices } from './devices.ts';
import { type ForgeryGuard, forgeryGuard } from './forgery.ts';
import { bytesOf, jsonBody } from './json-body.ts';
import { type Attempt, countAttempt, forgiveAttempt } from './limits.ts';
import { demandOwnOrigin, demandOwnScript, isOwnScript } from './origin.ts';
// The compiler's parallel checkers see what a file adds to Express only where it is named.
import type {} from './request-id.ts';
import { type Found, routerOf } from './router.ts';
import type { Bytes, HandledRequest, Route, SignedBytes } from './routes.ts';
import { type SearchLimit, searchLimit } from './search-limit.ts';
import { keepAlive, type RequestSession, sessionOf } from './session.ts';
import { demandListed } from './unlisted.ts';
import { type Uploads, uploadsOf } from './uploads.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface Room {
  readonly app: App;
  readonly forgery: ForgeryGuard;
  readonly devices: Devices;
  readonly uploads: Uploads;
  readonly searches: SearchLimit;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly visitor: Visitor;
}

/** Whether what comes is no page's doing: it shows no forgery pair, and its session, if it has one, does not count. */
function isForPrograms({ byMailProgram, signed }: EndpointDefinition): boolean {
  return byMailProgram === true || signed === true;
}

/** Refuses what another site makes a browser send; a program that shows its token can not be made to. */
function demandOwnDoing({ request, visitor }: Exchange, { endpoint, room }: { endpoint: EndpointDefinition; room: Room }): void {
  const changes = endpoint.changes === true;
  if (isForPrograms(endpoint) || visitor.byBearer || (endpoint.method === 'GET' && !changes)) return;
  if (request.method === 'GET' || request.method === 'HEAD') demandOwnScript(request);
  else room.forgery.demand(request, visitor.session?.id ?? null);
  demandOwnOrigin(request, room.app.config.PUBLIC_URL);
}

/** A program is nobody, though it may be a page of the product that shows the mail: a browser sends its cookies along. */
const PROGRAM: Visitor = { session: null, caller: null, switches: [], byBearer: false };

/** Whoever views the product as somebody else changes nothing in their name, and can always leave. */
function demandOwnAccount({ caller }: Visitor, { method, changes, whileViewing }: EndpointDefinition): void {
  if (caller === null || caller.viewerId === null || whileViewing) return;
  if (method !== 'GET' || changes === true) throw new Refusal('viewAsReadOnly');
}

function grantFor({ caller, switches }: Visitor, { access }: EndpointDefinition): Grant {
  const grant = grantOf(access, { roles: caller?.roles ?? null, switches });
  if (grant === null) throw new HttpRefusal(caller === null ? 'unauthenticated' : 'forbidden');
  return grant;
}

function callOf({ request, visitor }: Exchange, { app, grant, session }: { app: App; grant: Grant; session: RequestSession }): Call {
  const { caller, switches } = visitor;
  const roles = caller?.roles ?? null;
  return {
    app,
    db: app.db,
    caller,
    grant,
    may: (capability) => grantOf(capability, { roles, switches }) !== null,
    granted: (capability) => grantOf(capability, { roles, switches }),
    capabilities: () => capabilitiesOf(roles, switches),
    locale: localeOf(request.headers['accept-language']),
    session,
    byOwnScript: visitor.byBearer || isOwnScript(request, app.config.PUBLIC_URL),
    demo: demoAccessOf(request, app.config),
    isLocal: isLocalRequest(request, app.config),
    requestId: request.id,
    address: networkOf(request.ip ?? ''),
    get log() {
      return request.log;
    },
  };
}

/**
 * What an attempt counts against. Where visitors may try too, it is whom the body names, whoever is signed in: else an account of one's
 * own would be a way around the limits of all others.
 */
function targetOf({ access }: EndpointDefinition, { call, body }: { call: Call; body: unknown }): string | null {
  const own = call.caller === null ? null : `account ${call.caller.id}`;
  if (rowOf(access).anonymous === '-') return own;
  const named = typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string' ? body.email : null;
  return named ?? own;
}

interface Asked {
  readonly call: Call;
  readonly session: RequestSession;
  readonly request: HandledRequest<EndpointDefinition>;
}

function attemptOf(endpoint: EndpointDefinition, { call, session, request: { body } }: Asked): Attempt | null {
  if (endpoint.limit === undefined || endpoint.limit === 'search') return null;
  const target = targetOf(endpoint, { call, body });
  return { kind: endpoint.limit, address: call.address, target, device: target === null ? null : session.deviceOf(target) };
}

/** What the log is told of a failure that is no fault of ours: its code. */
function codeOf(error: unknown): string {
  return error instanceof Refusal || error instanceof HttpRefusal ? error.code : error instanceof FieldFaults ? 'validation' : 'failed';
}

/** Runs the use case within its limit; the log hears of every attempt at what can be guessed. */
async function handled({ endpoint, handler }: Route, asked: Asked): Promise<unknown> {
  const { call, request } = asked;
  const attempt = attemptOf(endpoint, asked);
  if (attempt === null) return handler(call, request).catch((error: unknown) => demandListed(endpoint, { error, log: call.log }));
  const about = { endpoint: endpointKey(endpoint), address: attempt.address, user: call.caller?.id };
  const now = call.app.clock.now();
  try {
    await countAttempt(call.db, { endpoint, attempt, now });
    const answer = await handler(call, request);
    if (attempt.kind === 'guess') await forgiveAttempt(call.db, { endpoint, attempt, now });
    call.log.info(about, 'an attempt succeeded');
    return answer;
  } catch (error) {
    call.log.info({ ...about, code: codeOf(error) }, 'an attempt failed');
    return demandListed(endpoint, { error, log: call.log });
  }
}

/** Takes what the request brings, and sees to it that an uploaded file is gone afterwards. */
async function withInput(
  { route, params }: Found,
  {
    exchange: { request, response },
    room,
    run,
  }: { exchange: Exchange; room: Room; run: (input: HandledRequest<EndpointDefinition>) => Promise<unknown> },
): Promise<unknown> {
  const { endpoint } = route;
  if (endpoint.upload === undefined) {
    const isBare = request.method === 'GET' || request.method === 'HEAD' || endpoint.byMailProgram === true;
    const body = isBare ? {} : await jsonBody(request, response, { keepBytes: endpoint.signed === true });
    const signed: SignedBytes = { bytes: bytesOf(request), header: (name) => request.get(name) };
    return run({ ...checkedParts(endpoint, { request, params, body }), file: undefined, signed } as never);
  }
  const { body, file } = await room.uploads.take(request, response, endpoint.upload);
  try {
    return await run({ ...checkedParts(endpoint, { request, params, body }), file } as never);
  } finally {
    await room.uploads.discard(file);
  }
}

async function answer(found: Found, exchange: Exchange, room: Room): Promise<void> {
  const { request, response, visitor } = exchange;
  const { endpoint } = found.route;
  if (!isForPrograms(endpoint)) room.forgery.give(request, response, visitor.session?.id ?? null);
  demandOwnDoing(exchange, { endpoint, room });
  const grant = grantFor(visitor, endpoint);
  demandOwnAccount(visitor, endpoint);
  const session = sessionOf({ app: room.app, ...exchange, forgery: room.forgery, devices: room.devices });
  const call = callOf(exchange, { app: room.app, grant, session });
  if (endpoint.limit === 'search') room.searches.count(call);
  const run = (input: HandledRequest<EndpointDefinition>) =>
    handled(found.route, { call, session, request: input }).finally(() => session.save());
  const data = await withInput(found, { exchange, room, run });
  if (endpoint.bytes === undefined) answerData(request, response, { endpoint, data, isPublic: visitor.caller === null });
  else await answerBytes(request, response, data as Bytes);
}

/** Adds every route to the application, under `/api`. */
export function mount(express: Express, routes: readonly Route[], { app, secret }: { app: App; secret: string }): void {
  const secure = app.config.SECURE_COOKIES;
  const devices = knownDevices({ secret, secure, clock: app.clock });
  const room: Room = { app, forgery: forgeryGuard({ secret, secure }), devices, uploads: uploadsOf(app), searches: searchLimit(app) };
  const query = visitorQuery(app.db);
  const find = routerOf(routes);

  const handle: RequestHandler = async (request, response) => {
    const match = find(request.method, request.baseUrl + request.path);
    if (match === null) throw new HttpRefusal('notFound');
    if ('allowed' in match) {
      response.set('Allow', match.allowed.join(', '));
      if (request.method !== 'OPTIONS') throw new HttpRefusal('methodNotAllowed');
      response.status(204).end();
      return;
    }
    response.locals['endpoint'] = endpointKey(match.route.endpoint);
    response.locals['refusedAt'] = match.route.endpoint.refusedAt;
    const isProgram = isForPrograms(match.route.endpoint);
    const means = { db: app.db, query, now: app.clock.now(), demo: demoAccessOf(request, app.config) };
    const visitor = isProgram ? PROGRAM : await visitorOf(request, { ...means, secure });
    if (!isProgram) await keepAlive({ app, request, response, visitor });
    await answer(match, { request, response, visitor }, room);
  };
  express.use('/api', handle);
}
