// A client for tests: keeps cookies like a browser, and sends snake_case over a real connection.

import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { fromWire, snakeName, toWire } from '#contract/platform/validation/names.ts';

export interface TestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** In camelCase. */
  readonly body: Body;
  /** The raw text. */
  readonly text: string;
}

/** The body of an error response, for tests that expect one. */
export interface FailedBody {
  readonly status?: string;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly requestId?: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  language = 'en';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends any request; adds the CSRF cookie and header like the web interface, unless headers say otherwise. */
  async send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer> {
    const json = body === undefined || body instanceof FormData || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Accept-Language': this.language,
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...json,
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseBody(text), text };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut);
    const expired = attributes.some((attribute) => /^Expires=Thu, 01 Jan 1970/i.test(attribute) || /^Max-Age=0$/i.test(attribute));
    if (expired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(cut + 1));
  }

  /** Calls an endpoint of the contract; returns any response, including errors. */
  async ask<E extends EndpointDefinition>(
    endpoint: E,
    request: RequestOf<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer<AnswerOf<E> & FailedBody>> {
    const { params = {}, query = {}, body } = request as Parts;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const asked = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [snakeName(name), String(one)])),
    );
    // A browser has loaded the page, and with it the CSRF token, before it sends anything.
    if (endpoint.method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/user');
    const answer = await this.send(endpoint.method, asked.size === 0 ? path : `${path}?${asked}`, {
      body: body instanceof FormData ? body : toWire(body),
      headers: { ...headers },
    });
    return answer as unknown as TestAnswer<AnswerOf<E> & FailedBody>;
  }
}

function parseBody(text: string): unknown {
  try {
    return fromWire(JSON.parse(text));
  } catch {
    return undefined;
  }
}
