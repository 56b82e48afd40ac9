// Metrics: requests, jobs, database connections, the job queue, and the process.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './app.ts';
import type { ResponseSummary } from './http/response-log.ts';
import { countJobs } from './jobs/jobs.queries.ts';
import type { RunnerOptions } from './jobs/runner.ts';

type MeasuredApp = Pick<App, 'database' | 'db'>;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** What the live channel counts. */
export interface RealtimeMetrics {
  setSockets(count: number): void;
  /** @param outcome `ok`, or the code of the refusal */
  observeEvent(event: string, outcome: string): void;
  /** Counts a refused connection. */
  observeRefusal(code: string): void;
}

export interface Metrics {
  readonly realtime: RealtimeMetrics;
  observeAnswer(answer: ResponseSummary): void;
  readonly observeJob: NonNullable<RunnerOptions['observe']>;
  /** Returns all metrics in the Prometheus format. */
  text(): Promise<{ mediaType: string; body: string }>;
}

function addGauges(register: Registry, { database, db }: MeasuredApp): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to its database, and statements that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle, waiting } = database.connections();
      connections.set({ state: 'busy' }, total - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
  const outbox = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs of all processes that are not done.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      for (const [state, count] of Object.entries(await countJobs(db))) outbox.set({ state }, count);
    },
  });
}

function createRealtimeMetrics(register: Registry): RealtimeMetrics {
  const registers = [register];
  const sockets = new Gauge({ name: 'realtime_sockets', help: 'Live connections of signed-in users to this process.', registers });
  const events = new Counter({
    name: 'realtime_events_total',
    help: 'Events that clients have sent, by name and outcome.',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'realtime_refused_connections_total',
    help: 'Live connections that were refused, by reason.',
    labelNames: ['code'],
    registers,
  });
  return {
    setSockets: (count) => sockets.set(count),
    observeEvent: (event, outcome) => events.inc({ event, outcome }),
    observeRefusal: (code) => refusals.inc({ code }),
  };
}

/** @param ofProcess whether to include process metrics (event loop, memory, garbage collection); once per process */
export function createMetrics(app: MeasuredApp, { ofProcess = false } = {}): Metrics {
  const register = new Registry();
  if (ofProcess) collectDefaultMetrics({ register });
  addGauges(register, app);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by endpoint and status, and how long they took.',
    labelNames: ['endpoint', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [register],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Attempts at jobs by kind and outcome, and how long they took.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [register],
  });
  return {
    realtime: createRealtimeMetrics(register),
    observeAnswer: ({ endpoint, status, seconds }) => requests.observe({ endpoint, status }, seconds),
    observeJob: ({ kind, outcome, seconds }) => jobs.observe({ kind, outcome }, seconds),
    text: async () => ({ mediaType: register.contentType, body: await register.metrics() }),
  };
}
