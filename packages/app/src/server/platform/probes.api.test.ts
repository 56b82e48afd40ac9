// What machines may ask: alive, ready, measurements; and who may see those.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { App } from './app.ts';
import { EMAIL_JOB } from './email/queue-email.ts';
import { onResponseClosed } from './http/response-log.ts';
import { createMetrics } from './metrics.ts';
import { handleProbe } from './probes.ts';
import { enqueue } from './record-change.ts';

let database: OpenDatabase;
let server: Server;
let origin: string;
const condition = { stopping: false };
let app: App;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createTestApp(database);
  server = createServer((request, response) => {
    const metrics = createMetrics(app);
    onResponseClosed(response, metrics.observeAnswer);
    if (!handleProbe(request, response, { app, metrics, condition })) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await database.close();
});
beforeEach(async () => {
  app = await createTestApp(database);
  condition.stopping = false;
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};

/** The database, when nothing answers any more. */
const away: OpenDatabase['raw'] = { query: () => Promise.reject(new Error('Connection terminated unexpectedly')) };

describe('alive', () => {
  test('is whoever answers, whatever the database does', async () => {
    app = { ...app, database: { ...database, raw: away } };
    expect(await ask('/healthz')).toEqual({ status: 200, text: '{"status":"alive"}' });
  });
});

describe('ready', () => {
  test('is a server with its database up to date', async () => {
    expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' });
  });

  test('is none that stops', async () => {
    condition.stopping = true;
    expect(await ask('/readyz')).toMatchObject({ status: 503 });
  });

  test('is none without its database', async () => {
    app = { ...app, database: { ...database, raw: away } };
    expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"database away"}' });
  });

  test('is none whose database lacks a migration, and again one when it has it', async () => {
    const { rows } = await database.raw.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
    await database.raw.query(`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect(await ask('/readyz')).toMatchObject({ status: 503 });
    await database.raw.query(`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
  });
});

describe('measurements', () => {
  const TOKEN = 'a token for the one who measures';
  const withToken = () => {
    app = { ...app, config: { ...app.config, METRICS_TOKEN: TOKEN } };
  };

  test('tell of requests, connections and the outbox', async () => {
    await enqueue(database.db, app, { kind: EMAIL_JOB, payload: { mailId: 1 } });
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('outbox_jobs{state="waiting"} 1');
    expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m);
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
  });

  test('are for the machine itself, and not for whom a proxy on it speaks', async () => {
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(await ask('/metrics', { [header]: '203.0.113.7' }), header).toMatchObject({ status: 404 });
  });

  test.each([{ TRUST_PROXY: 1 }, { PUBLIC_URL: 'https://stays.example' }])(
    'are for nobody without a token behind a proxy: %o',
    async (set) => {
      app = { ...app, config: { ...app.config, ...set } };
      expect(await ask('/metrics')).toMatchObject({ status: 404 });
      withToken();
      expect(await ask('/metrics', { Authorization: `Bearer ${TOKEN}` })).toMatchObject({ status: 200 });
    },
  );

  test('are for whoever has the token, where there is one, and for nobody else', async () => {
    withToken();
    expect(await ask('/metrics')).toMatchObject({ status: 404 });
    expect(await ask('/metrics', { Authorization: 'Bearer wrong' })).toMatchObject({ status: 404 });
    expect(await ask('/metrics', { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.7' })).toMatchObject({ status: 200 });
  });
});

test('everything else is left to the application', async () => {
  expect(await ask('/healthz/more')).toMatchObject({ status: 418 });
});
