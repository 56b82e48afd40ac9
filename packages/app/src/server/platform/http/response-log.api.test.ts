// How requests were answered, as the log and the metrics are told.

import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { createExpressApp } from '#server/app.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { HttpListener } from './listener.ts';
import { logResponse, onResponseClosed, type ResponseSummary } from './response-log.ts';

let server: TestServer;
let door: HttpListener;
let client: TestClient;
const told: ResponseSummary[] = [];
let logged = '';

beforeAll(async () => {
  server = await startServer();
  const stream = new Writable({
    write(line, _encoding, done) {
      logged += String(line);
      done();
    },
  });
  const log = createLogger({ LOG_LEVEL: 'info' }, stream);
  const application = createExpressApp(server.app, 'a secret that is only for tests, and long');
  door = new HttpListener((request, response) => {
    onResponseClosed(response, (answered) => {
      told.push(answered);
      logResponse(log, answered);
    });
    application(request, response);
  });
  client = new TestClient(await door.listen({ HOST: '127.0.0.1', PORT: 0 }));
});
afterAll(async () => {
  await door.close(1000);
  await server.stop();
});

test('an endpoint is named, with its status and the name of the request', async () => {
  const { headers } = await client.ask(readUser, {});
  await expect.poll(() => told.at(-1)).toMatchObject({ endpoint: 'GET /api/user', status: 401, request: headers.get('x-request-id') });
  const line = { level: 'info', msg: 'answered', endpoint: 'GET /api/user', status: 401, request: headers.get('x-request-id') };
  expect(JSON.parse(logged.trim())).toMatchObject(line);
});

test('the log has neither path nor query of a page or an unknown path: either may hold a secret', async () => {
  await client.send('GET', '/reset-password/hush-hush?token=hush-hush');
  await client.send('GET', '/api/hush-hush');
  await expect.poll(() => told.slice(-2).map(({ endpoint }) => endpoint)).toEqual(['other', 'other']);
  expect(JSON.stringify(told) + logged).not.toContain('hush-hush');
});
