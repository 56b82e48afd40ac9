// A real local OpenID Connect provider, with users who sign in on its own pages, and faults that can be switched on.

import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const OIDC_CLIENT = { clientId: 'hosted-stays', clientSecret: 'a secret between the two of them' } as const;

/** Returns a modified ID token. */
export type Tamper = (claims: JWTPayload, sign: (claims: JWTPayload) => Promise<string>) => Promise<string>;

export interface SignInProviderServer {
  readonly issuer: string;
  /** The users of the provider, by login. */
  readonly people: Map<string, Record<string, unknown>>;
  /** While set, connections are closed without an answer. */
  isDown: boolean;
  tamper: Tamper | null;
  /** Signs a user in, or cancels, as a browser would; returns the query of the callback. */
  visit(url: string, login: string | null): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** A browser that follows redirects within the provider and submits its forms. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #issuer: string;

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** Opens a page or submits a form; returns the page, or the URL it redirects to. */
  async open(url: string, form?: Record<string, string>): Promise<{ next: string } | { page: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(url, { ...body, headers: { Cookie: cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    const page = await response.text();
    const location = response.headers.get('location');
    return location === null ? { page } : { next: new URL(location, this.#issuer).href };
  }
}

/** Answers a page as a user would: signs in and consents, or cancels. */
function answerPage(browser: Browser, { url, page, login }: { url: string; page: string; login: string | null }) {
  if (login === null) return browser.open(`${url}/abort`);
  return browser.open(url, page.includes('value="login"') ? { prompt: 'login', login, password: 'x' } : { prompt: 'consent' });
}

async function visitPages(issuer: string, start: string, login: string | null): Promise<Record<string, string>> {
  const browser = new Browser(issuer);
  let url = start;
  for (let steps = 0; steps < 20 && url.startsWith(issuer); steps++) {
    const seen = await browser.open(url);
    const then = 'page' in seen ? await answerPage(browser, { url, page: seen.page, login }) : seen;
    if (!('next' in then)) throw new Error(`the provider is stuck at ${url}: ${then.page}`);
    url = then.next;
  }
  return Object.fromEntries(new URL(url).searchParams);
}

/** Changes the body of a response before it is sent. */
function rewriteResponse(response: ServerResponse, change: (body: string) => Promise<string>): void {
  const end = response.end.bind(response);
  response.end = ((body?: string | Buffer) => {
    change(String(body ?? '')).then(
      (text) => {
        response.setHeader('Content-Length', Buffer.byteLength(text));
        end(text);
      },
      (error) => response.destroy(error),
    );
    return response;
  }) as typeof response.end;
}

/** @param claimsInToken whether the claims are in the ID token instead of the user info */
export async function startSignInProvider(redirectUri: string, { claimsInToken = true } = {}): Promise<SignInProviderServer> {
  const key = {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: 'k',
  };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    const { tamper } = state;
    if (tamper !== null && request.url?.startsWith('/token')) rewriteResponse(response, (body) => tamperWith(body, tamper));
    handle(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(await importJWK(key, 'RS256'));
  }
  async function tamperWith(body: string, tamper: Tamper): Promise<string> {
    const tokens: { id_token?: string } = JSON.parse(body);
    if (tokens.id_token === undefined) return body;
    return JSON.stringify({ ...tokens, id_token: await tamper(decodeJwt(tokens.id_token), sign) });
  }

  const people = new Map<string, Record<string, unknown>>();
  const state: SignInProviderServer = {
    issuer,
    people,
    isDown: false,
    tamper: null,
    visit: (url, login) => visitPages(issuer, url, login),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: OIDC_CLIENT.clientId, client_secret: OIDC_CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: !claimsInToken,
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
  handle = provider.callback();
  return state;
}
