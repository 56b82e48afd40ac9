// The exchange of a code for tokens: what is sent to the provider is for it alone, and what it refuses is told from its being away.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OidcClient } from './oidc.ts';

/** What the provider has been sent at its places for tokens, the right one and another. */
const seen: { path: string; authorization: string | undefined; body: string }[] = [];
let answerTokens: (response: ServerResponse) => void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  if (path.endsWith('/openid-configuration')) {
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
    );
    return;
  }
  seen.push({ path, authorization: request.headers.authorization, body: await bodyOf(request) });
  answerTokens(response);
});
let issuer = '';
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
  return client.person({ code: 'the code', state: 's', nonce: 'n', verifier: 'v', iss: undefined });
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
    answerTokens = (response) => response.writeHead(400).end('{"error":"invalid_grant"}');
    await expect(exchange()).rejects.toMatchObject({ kind: 'untrusted' });
    const [sent] = seen;
    const [id = '', secret = ''] = Buffer.from(sent?.authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':');
    expect([id, secret].map(decodeURIComponent)).toEqual(['stays & more', 'a:b%c d']);
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'the code',
      redirect_uri: 'http://stays.test/auth/local/callback',
      code_verifier: 'v',
    });
  });

  test.each([
    ['that fails', 503, '{}', 'unavailable'],
    ['that does not speak JSON', 200, '<html>', 'unavailable'],
    ['that gives no ID token', 200, '{"access_token":"a"}', 'untrusted'],
  ])('with a provider %s is refused', async (_, status, body, kind) => {
    answerTokens = (response) => response.writeHead(status).end(body);
    await expect(exchange()).rejects.toMatchObject({ kind });
  });
});
