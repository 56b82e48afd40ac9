// What machines ask about the server: is it alive, is it ready for requests, and how is it doing.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUpToDate } from '#server/db/migrations.ts';
import type { App } from './app.ts';
import { isBehindProxy, isHandedOn } from './exposure.ts';
import type { Metrics } from './metrics.ts';

export interface Condition {
  stopping: boolean;
}

interface Watched {
  readonly app: App;
  readonly metrics: Metrics;
  readonly condition: Condition;
}

/** A database that takes longer to say that it is there is not ready. */
const PATIENCE_MS = 3000;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly mediaType?: string;
}

const json = (status: number, body: Record<string, string>): Answer => ({ status, body: JSON.stringify(body) });

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, tooLate) => {
    timer = setTimeout(() => tooLate(new Error('too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function readiness({ app, condition }: Watched): Promise<Answer> {
  if (condition.stopping) return json(503, { status: 'stopping' });
  try {
    const isCurrent = await within(PATIENCE_MS, isUpToDate(app.database.raw));
    return isCurrent ? json(200, { status: 'ready' }) : json(503, { status: 'database not up to date' });
  } catch (error) {
    app.log.warn({ error }, 'the database does not answer');
    return json(503, { status: 'database away' });
  }
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.)/;

/** Of the machine itself, and not handed on by a proxy that runs on it. */
function isLocal(request: IncomingMessage): boolean {
  return !isHandedOn(request) && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function mayMeasure(request: IncomingMessage, config: App['config']): boolean {
  const token = config.METRICS_TOKEN;
  if (token === undefined) return isLocal(request) && !isBehindProxy(config);
  return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

async function measurements(request: IncomingMessage, { app, metrics }: Watched): Promise<Answer> {
  if (!mayMeasure(request, app.config)) return json(404, { status: 'not found' });
  try {
    return { status: 200, ...(await metrics.text()) };
  } catch (error) {
    app.log.warn({ error }, 'the metrics could not be gathered');
    return json(503, { status: 'database away' });
  }
}

function answerTo(request: IncomingMessage, watched: Watched): Promise<Answer> | null {
  switch (request.url?.split('?', 1)[0]) {
    case '/healthz':
      return Promise.resolve(json(200, { status: 'alive' }));
    case '/readyz':
      return readiness(watched);
    case '/metrics':
      return measurements(request, watched);
    default:
      return null;
  }
}

/** Answers `/healthz`, `/readyz` and `/metrics`; false for everything else. */
export function answerProbe(request: IncomingMessage, response: ServerResponse, watched: Watched): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const answer = answerTo(request, watched);
  if (answer === null) return false;
  answer.then(
    ({ status, body, mediaType = 'application/json' }) => {
      response.writeHead(status, { 'Content-Type': mediaType, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
    () => response.destroy(),
  );
  return true;
}
