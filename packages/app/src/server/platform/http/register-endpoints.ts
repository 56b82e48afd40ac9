// Registers endpoints: authentication, CSRF, authorization and validation; then the use case; then the response.

import type { Express, Request, RequestHandler, Response } from 'express';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import { parseLocale } from '#contract/platform/locales.ts';
import { findGrant, type Grant, listCapabilities } from '#server/access/grant.ts';
import { getAccessRow } from '#server/access/table.ts';
import type { App, Call, SessionHandle } from '#server/platform/app.ts';
import { getDemoAccess } from '#server/platform/config/demo-accounts.ts';
import { isLocalRequest } from '#server/platform/config/exposure.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { prepareVisitorQuery } from '#server/platform/sessions/sessions.ts';
import { assertDeclaredError } from './assert-declared-errors.ts';
import { authenticate, type Visitor } from './authenticate.ts';
import { createPageReads, type ReadForPage } from './page-reads.ts';
import { type CsrfProtection, createCsrfProtection } from './protection/csrf.ts';
import { createKnownDevices, type KnownDevices } from './protection/known-devices.ts';
import { toNetworkAddress } from './protection/network-address.ts';
import { assertOwnOrigin, assertOwnScript, isOwnScript } from './protection/origin.ts';
import { type Attempt, recordAttempt, resetAttempts } from './protection/rate-limit.ts';
import { createSearchLimit, type SearchLimit } from './protection/search-limit.ts';
import { getRawBody, readJsonBody } from './request/json-body.ts';
import { asksForMediaType } from './request/media-types.ts';
// The compiler's parallel checkers only see a file's additions to Express where the file is imported.
import type {} from './request/request-id.ts';
import { createUploads, type Uploads } from './request/uploads.ts';
import { validateRequest } from './request/validate-request.ts';
import { sendBytes, sendData } from './respond.ts';
import { createRouter, type RouteMatch } from './router.ts';
import type { FileResponse, HandledRequest, RawRequest, Route } from './routes.ts';
import { createRequestSession, extendSession, type RequestSession } from './session.ts';

interface HttpContext {
  readonly app: App;
  readonly csrf: CsrfProtection;
  readonly devices: KnownDevices;
  readonly uploads: Uploads;
  readonly searches: SearchLimit;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly visitor: Visitor;
}

/** Returns whether requests come from programs, not from pages: they have no CSRF token, and their session is ignored. */
function isForPrograms({ byMailProgram, signed }: EndpointDefinition): boolean {
  return byMailProgram === true || signed === true;
}

/** Rejects forged requests that another site makes a browser send; a bearer token can't be sent that way. */
function assertNotForged({ request, visitor }: Exchange, { endpoint, room }: { endpoint: EndpointDefinition; room: HttpContext }): void {
  const changes = endpoint.changes === true;
  if (isForPrograms(endpoint) || visitor.byBearer || (endpoint.method === 'GET' && !changes)) return;
  if (request.method === 'GET' || request.method === 'HEAD') assertOwnScript(request);
  else room.csrf.assertToken(request, visitor.session?.id ?? null);
  assertOwnOrigin(request, room.app.config.PUBLIC_URL);
}

/** Requests for programs are anonymous, even if a page of the product sends them with cookies, such as one that shows the email. */
const PROGRAM_VISITOR: Visitor = { session: null, caller: null, switches: [], byBearer: false };

/** Makes views of another account read-only; ending the view is always allowed. */
function assertNotViewing({ caller }: Visitor, { method, changes, whileViewing }: EndpointDefinition): void {
  if (caller === null || caller.viewerId === null || whileViewing) return;
  if (method !== 'GET' || changes === true) throw new AppError('viewAsReadOnly');
}

function authorize({ caller, switches }: Visitor, { access }: EndpointDefinition): Grant {
  const grant = findGrant(access, { roles: caller?.roles ?? null, switches });
  if (grant === null) throw new HttpError(caller === null ? 'unauthenticated' : 'forbidden');
  return grant;
}

function createCall(
  { request, visitor }: Pick<Exchange, 'request' | 'visitor'>,
  { app, grant, session }: { app: App; grant: Grant; session: SessionHandle },
): Call {
  const { caller, switches } = visitor;
  const roles = caller?.roles ?? null;
  return {
    app,
    db: app.db,
    caller,
    grant,
    may: (capability) => findGrant(capability, { roles, switches }) !== null,
    granted: (capability) => findGrant(capability, { roles, switches }),
    capabilities: () => listCapabilities(roles, switches),
    locale: parseLocale(request.headers['accept-language']),
    asksFor: (mediaType) => asksForMediaType(request.headers.accept, mediaType),
    session,
    byOwnScript: visitor.byBearer || isOwnScript(request, app.config.PUBLIC_URL),
    demo: getDemoAccess(request, app.config),
    isLocal: isLocalRequest(request, app.config),
    requestId: request.id,
    address: toNetworkAddress(request.ip ?? ''),
    get log() {
      return request.log;
    },
  };
}

/**
 * Returns the target that an attempt counts for. If visitors may call the endpoint too, it is the email address in the body, even for
 * signed-in callers: otherwise an own account would bypass the limits.
 */
function findAttemptTarget({ access }: EndpointDefinition, { call, body }: { call: Call; body: unknown }): string | null {
  const own = call.caller === null ? null : `account ${call.caller.id}`;
  if (getAccessRow(access).anonymous === '-') return own;
  const named = typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string' ? body.email : null;
  return named ?? own;
}

interface HandlerInput {
  readonly call: Call;
  readonly session: RequestSession;
  readonly request: HandledRequest<EndpointDefinition>;
}

function toAttempt(endpoint: EndpointDefinition, { call, session, request: { body } }: HandlerInput): Attempt | null {
  if (endpoint.limit === undefined || endpoint.limit === 'search') return null;
  const target = findAttemptTarget(endpoint, { call, body });
  return { kind: endpoint.limit, address: call.address, target, device: target === null ? null : session.findDeviceId(target) };
}

/** Returns the code to log for a failure. */
function toErrorCode(error: unknown): string {
  return error instanceof AppError || error instanceof HttpError ? error.code : error instanceof ValidationError ? 'validation' : 'failed';
}

/** Runs the use case within its rate limit; logs all limited attempts. */
async function runHandler({ endpoint, handler }: Route, asked: HandlerInput): Promise<unknown> {
  const { call, request } = asked;
  const attempt = toAttempt(endpoint, asked);
  if (attempt === null) return handler(call, request).catch((error: unknown) => assertDeclaredError(endpoint, { error, log: call.log }));
  const about = { endpoint: toEndpointKey(endpoint), address: attempt.address, user: call.caller?.id };
  const now = call.app.clock.now();
  try {
    await recordAttempt(call.db, { endpoint, attempt, now });
    const answer = await handler(call, request);
    if (attempt.kind === 'guess') await resetAttempts(call.db, { endpoint, attempt, now });
    call.log.info(about, 'an attempt succeeded');
    return answer;
  } catch (error) {
    call.log.info({ ...about, code: toErrorCode(error) }, 'an attempt failed');
    return assertDeclaredError(endpoint, { error, log: call.log });
  }
}

/** Reads and validates the input, and deletes an uploaded file afterwards. */
async function withValidatedInput(
  { route, params }: RouteMatch,
  {
    exchange: { request, response },
    room,
    run,
  }: { exchange: Exchange; room: HttpContext; run: (input: HandledRequest<EndpointDefinition>) => Promise<unknown> },
): Promise<unknown> {
  const { endpoint } = route;
  if (endpoint.upload === undefined) {
    const isBare = request.method === 'GET' || request.method === 'HEAD' || endpoint.byMailProgram === true;
    const body = isBare
      ? {}
      : await readJsonBody(request, response, { keepBytes: endpoint.signed === true, large: endpoint.large, maxKb: endpoint.maxBodyKb });
    const signed: RawRequest = { bytes: getRawBody(request), header: (name) => request.get(name) };
    return run({ ...validateRequest(endpoint, { request, params, body }), file: undefined, signed } as never);
  }
  const { body, file } = await room.uploads.take(request, response, endpoint.upload);
  try {
    return await run({ ...validateRequest(endpoint, { request, params, body }), file } as never);
  } finally {
    await room.uploads.discard(file);
  }
}

async function answer(found: RouteMatch, exchange: Exchange, room: HttpContext): Promise<void> {
  const { request, response, visitor } = exchange;
  const { endpoint } = found.route;
  if (!isForPrograms(endpoint)) room.csrf.issueToken(request, response, visitor.session?.id ?? null);
  assertNotForged(exchange, { endpoint, room });
  const grant = authorize(visitor, endpoint);
  assertNotViewing(visitor, endpoint);
  const session = createRequestSession({ app: room.app, ...exchange, csrf: room.csrf, devices: room.devices });
  const call = createCall(exchange, { app: room.app, grant, session });
  if (endpoint.limit === 'search') room.searches.count(call);
  const run = (input: HandledRequest<EndpointDefinition>) =>
    runHandler(found.route, { call, session, request: input }).finally(() => session.save());
  const data = await withValidatedInput(found, { exchange, room, run });
  if (endpoint.bytes === undefined) sendData(request, response, { endpoint, data, isPublic: visitor.caller === null });
  else await sendBytes(request, response, data as FileResponse);
}

/** How pages read endpoints. */
export interface PageReads {
  readonly readForVisitor: ReadForPage;
  /**
   * Returns how a page reads for the account that has opened it; null for visitors, and while staff views an account, which is said on pages
   * that browsers draw. The session is extended as by any other request.
   */
  readonly openForUser: (request: Request, response: Response) => Promise<ReadForPage | null>;
}

/** Adds every route to the application, under `/api`; returns how pages read them. */
export function registerEndpoints(express: Express, routes: readonly Route[], { app, secret }: { app: App; secret: string }): PageReads {
  const secure = app.config.SECURE_COOKIES;
  const devices = createKnownDevices({ secret, secure, clock: app.clock });
  const room: HttpContext = {
    app,
    csrf: createCsrfProtection({ secret, secure }),
    devices,
    uploads: createUploads(app),
    searches: createSearchLimit(app),
  };
  const query = prepareVisitorQuery(app.db);
  const find = createRouter(routes);

  const recognize = (request: Request) =>
    authenticate(request, { db: app.db, query, now: app.clock.now(), demo: getDemoAccess(request, app.config), secure });

  const handle: RequestHandler = async (request, response) => {
    const match = find(request.method, request.baseUrl + request.path);
    if (match === null) throw new HttpError('notFound');
    if ('allowed' in match) {
      response.set('Allow', match.allowed.join(', '));
      if (request.method !== 'OPTIONS') throw new HttpError('methodNotAllowed');
      response.status(204).end();
      return;
    }
    response.locals['endpoint'] = toEndpointKey(match.route.endpoint);
    response.locals['refusedAt'] = match.route.endpoint.refusedAt;
    const isProgram = isForPrograms(match.route.endpoint);
    const visitor = isProgram ? PROGRAM_VISITOR : await recognize(request);
    if (!isProgram) await extendSession({ app, request, response, visitor });
    await answer(match, { request, response, visitor }, room);
  };
  express.use('/api', handle);
  const createReads = (visitor: Visitor) =>
    createPageReads({
      find,
      session: visitor.session,
      createCall(request, endpoint, session) {
        const call = createCall({ request, visitor }, { app, grant: authorize(visitor, endpoint), session });
        if (endpoint.limit === 'search') room.searches.count(call);
        return call;
      },
      run: ({ endpoint, handler }, { call, request }) =>
        handler(call, request).catch((error: unknown) => assertDeclaredError(endpoint, { error, log: call.log })),
    });
  return {
    readForVisitor: createReads(PROGRAM_VISITOR),
    async openForUser(request, response) {
      const visitor = await recognize(request);
      if (visitor.caller === null || visitor.caller.viewerId !== null || visitor.byBearer) return null;
      await extendSession({ app, request, response, visitor });
      return createReads(visitor);
    },
  };
}
