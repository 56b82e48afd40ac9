// The exchange of a code for tokens: what is sent to the provider is for it alone, and what it refuses is told from its being away.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OidcClient } from './oidc.ts';

/** What the provider has been sent at its places for tokens, the right one and another. */
const seen: { path: string; authorization: string | undefined; body: string }[] = [];
let issuer = '';
/** What it says of itself besides the right things. */
let metadata: Record<string, string | undefined> = {};
const JSON_TYPE = { 'Content-Type': 'application/json' };
let answerTokens: (response: ServerResponse) => void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  if (path.endsWith('/openid-configuration')) {
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...metadata,
      }),
    );
    return;
  }
  seen.push({ path, authorization: request.headers.authorization, body: await bodyOf(request) });
  answerTokens(response);
});
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen.length = 0;
});

function exchange() {
  const provider = { name: 'local', label: 'Local', issuer, clientId: 'stays & more', clientSecret: 'a:b%c d' };
  const client = new OidcClient(provider, { publicUrl: 'http://stays.test', clock: { now: () => new Date() } });
  return client.fetchClaims({ state: 's', nonce: 'n', verifier: 'v' }, { code: 'the code', iss: undefined });
}

describe('exchanging a code', () => {
  test('follows no redirect: nobody else gets to see the code, or the secret', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      answerTokens = (response) => response.writeHead(status, { Location: `${issuer}/elsewhere` }).end();
      await expect(exchange(), String(status)).rejects.toMatchObject({ kind: 'unavailable' });
    }
    expect(seen.map(({ path }) => path)).toEqual(Array(5).fill('/token'));
  });

  test('names the client as the standard has it, and sends what the sign-in was begun with', async () => {
    answerTokens = (response) => response.writeHead(400, JSON_TYPE).end('{"error":"invalid_grant"}');
    await expect(exchange()).rejects.toMatchObject({ kind: 'untrusted' });
    const [sent] = seen;
    const [id = '', secret = ''] = Buffer.from(sent?.authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':');
    expect([id, secret].map((text) => new URLSearchParams(`of=${text}`).get('of'))).toEqual(['stays & more', 'a:b%c d']);
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'the code',
      redirect_uri: 'http://stays.test/auth/local/callback',
      code_verifier: 'v',
    });
  });

  test.each([
    ['that fails', 503, '{}', 'unavailable'],
    ['whose JSON breaks off', 200, '{"access_token":', 'unavailable'],
    ['that gives no ID token', 200, '{"access_token":"a","token_type":"bearer"}', 'untrusted'],
  ])('with a provider %s is refused', async (_, status, body, kind) => {
    answerTokens = (response) => response.writeHead(status, JSON_TYPE).end(body);
    await expect(exchange()).rejects.toMatchObject({ kind });
  });

  test('with a provider that does not speak JSON is refused', async () => {
    answerTokens = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>');
    await expect(exchange()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('what a provider says of itself', () => {
  afterEach(() => {
    metadata = {};
  });

  test.each([
    ['for another issuer', { issuer: 'http://127.0.0.1:1' }, 'untrusted'],
    ['without a place for codes', { token_endpoint: undefined }, 'untrusted'],
    ['with a place that is no address', { token_endpoint: 'nowhere' }, 'untrusted'],
  ])('%s is refused', async (_, wrong, kind) => {
    metadata = wrong;
    answerTokens = (response) => response.end();
    await expect(exchange()).rejects.toMatchObject({ kind });
    expect(seen).toEqual([]);
  });
});
