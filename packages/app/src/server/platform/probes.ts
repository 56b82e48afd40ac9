// Probes of the server: whether it is alive, whether it is ready for requests, and its metrics.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUpToDate } from '#server/db/migrations.ts';
import type { App } from './app.ts';
import { isBehindProxy, isForwarded } from './config/exposure.ts';
import type { Metrics } from './metrics.ts';

export interface ServerCondition {
  stopping: boolean;
}

interface ProbeContext {
  readonly app: App;
  readonly metrics: Metrics;
  readonly condition: ServerCondition;
}

/** A database that takes longer to respond counts as not ready. */
const PROBE_TIMEOUT_MS = 3000;

interface ProbeAnswer {
  readonly status: number;
  readonly body: string;
  readonly mediaType?: string;
}

const toJsonAnswer = (status: number, body: Record<string, string>): ProbeAnswer => ({ status, body: JSON.stringify(body) });

function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, tooLate) => {
    timer = setTimeout(() => tooLate(new Error('too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function checkReadiness({ app, condition }: ProbeContext): Promise<ProbeAnswer> {
  if (condition.stopping) return toJsonAnswer(503, { status: 'stopping' });
  try {
    const isCurrent = await withTimeout(PROBE_TIMEOUT_MS, isUpToDate(app.database.raw));
    return isCurrent ? toJsonAnswer(200, { status: 'ready' }) : toJsonAnswer(503, { status: 'database not up to date' });
  } catch (error) {
    app.log.warn({ error }, 'the database does not answer');
    return toJsonAnswer(503, { status: 'database away' });
  }
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.)/;

/** Returns whether a request comes from the machine itself, and not through a proxy that runs on it. */
function isLocal(request: IncomingMessage): boolean {
  return !isForwarded(request) && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function canReadMetrics(request: IncomingMessage, config: App['config']): boolean {
  const token = config.METRICS_TOKEN;
  if (token === undefined) return isLocal(request) && !isBehindProxy(config);
  return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

async function collectMetrics(request: IncomingMessage, { app, metrics }: ProbeContext): Promise<ProbeAnswer> {
  if (!canReadMetrics(request, app.config)) return toJsonAnswer(404, { status: 'not found' });
  try {
    return { status: 200, ...(await metrics.text()) };
  } catch (error) {
    app.log.warn({ error }, 'the metrics could not be gathered');
    return toJsonAnswer(503, { status: 'database away' });
  }
}

function findProbeAnswer(request: IncomingMessage, watched: ProbeContext): Promise<ProbeAnswer> | null {
  switch (request.url?.split('?', 1)[0]) {
    case '/healthz':
      return Promise.resolve(toJsonAnswer(200, { status: 'alive' }));
    case '/readyz':
      return checkReadiness(watched);
    case '/metrics':
      return collectMetrics(request, watched);
    default:
      return null;
  }
}

/** Handles `/healthz`, `/readyz` and `/metrics`; returns false for everything else. */
export function handleProbe(request: IncomingMessage, response: ServerResponse, watched: ProbeContext): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const answer = findProbeAnswer(request, watched);
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
