// A server in every mood.

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSample, sampleRequest } from '../../testing/open-sample.ts';
import { type EndpointOptions, endpointSource } from './endpoint-source.ts';

const signal = () => new AbortController().signal;
const view = openSample('customer');
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

function asked(answers: readonly (() => Response | Promise<Response>)[], options: EndpointOptions = {}) {
  const calls: RequestInit[] = [];
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    calls.push(init);
    return (answers[calls.length - 1] ?? (() => Promise.reject(new TypeError('no more answers'))))();
  };
  return { calls, answer: endpointSource('/quote', { ...options, fetch })(sampleRequest, signal()) };
}

afterEach(() => vi.useRealTimers());

describe('endpointSource', () => {
  it('posts the request as JSON, with headers asked for each time', async () => {
    const { calls, answer } = asked([() => json(view)], { headers: () => ({ authorization: 'Bearer 1' }), credentials: 'include' });
    expect(await answer).toEqual({ ok: true, value: view });
    expect(JSON.parse(String(calls[0]?.body))).toEqual(sampleRequest);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', authorization: 'Bearer 1' },
    });
  });

  it('reads refusals of both forms', async () => {
    const issues = [{ code: 'unknown_host_family', path: ['hostFamilyId'], data: { id: 1 } }];
    expect(await asked([() => json({ issues }, { status: 400 })]).answer).toEqual({ ok: false, issues });
    const error = { code: 'invalid', message: 'no', details: issues };
    expect(await asked([() => json({ error }, { status: 422 })]).answer).toEqual({ ok: false, issues });
  });

  it.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [429, 'busy'],
    [503, 'busy'],
    [404, 'broken'],
    [500, 'broken'],
  ])('fails at %i as %s', async (status, kind) => {
    await expect(asked([() => json({}, { status })]).answer).rejects.toMatchObject({ kind, status });
  });

  it.each([
    ['a page', () => new Response('<h1>Welcome</h1>')],
    ['a refusal without issues', () => json({ issues: [] }, { status: 422 })],
    ['null for a refusal', () => json(null, { status: 400 })],
  ])('fails as broken at %s', async (_, answer) => {
    await expect(asked([answer]).answer).rejects.toMatchObject({ kind: 'broken' });
  });

  it('waits once for a busy server that names a short time, and not for one that names a long one', async () => {
    const busy = (seconds: string) => () => json({}, { status: 503, headers: { 'retry-after': seconds } });
    const once = asked([busy('0'), () => json(view)]);
    expect(await once.answer).toMatchObject({ ok: true });
    expect(once.calls).toHaveLength(2);
    const twice = asked([busy('0'), busy('0'), () => json(view)]);
    await expect(twice.answer).rejects.toMatchObject({ kind: 'busy' });
    expect(twice.calls).toHaveLength(2);
    for (const time of ['60', 'Fri, 20 Nov 2026 12:00:00 GMT']) {
      const long = asked([busy(time), () => json(view)]);
      await expect(long.answer).rejects.toMatchObject({ kind: 'busy' });
      expect(long.calls).toHaveLength(1);
    }
  });

  it('is known by its address, whatever is sent along, and never by a header', () => {
    const secret = { headers: { authorization: 'Bearer secret' } };
    for (const options of [{}, secret, { headers: () => secret.headers }, { fetch: async () => json(view) }]) {
      expect(endpointSource('/a', options).id).toBe('/a');
      expect(endpointSource('/b', options).id).toBe('/b');
    }
  });

  async function withServer<T>(listener: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/quote`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('quotes over the wire', async () => {
    const body = JSON.stringify(view);
    const answer = await withServer(
      (_, response) => response.setHeader('content-type', 'application/json').end(body),
      async (url) => endpointSource(url)(sampleRequest, signal()),
    );
    expect(answer).toEqual({ ok: true, value: view });
  });

  it('distinguishes timeout, abort and connection failure', async () => {
    let hungUp = 0;
    let arrived = () => {};
    const silent: RequestListener = (request) => {
      request.socket.once('close', () => (hungUp += 1));
      arrived();
    };
    await withServer(silent, async (url) => {
      await expect(endpointSource(url, { timeoutMs: 500 })(sampleRequest, signal())).rejects.toMatchObject({ kind: 'timeout' });
      const controller = new AbortController();
      arrived = () => controller.abort();
      const answer = endpointSource(url)(sampleRequest, controller.signal);
      await expect(answer).rejects.toMatchObject({ name: 'SourceFailure' });
      await expect.poll(() => hungUp).toBe(2);
    });
    const gone = await withServer(silent, async (url) => url);
    await expect(endpointSource(gone)(sampleRequest, signal())).rejects.toMatchObject({ kind: 'offline' });
  });
});
