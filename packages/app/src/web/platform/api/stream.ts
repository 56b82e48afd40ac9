// Calls an endpoint whose answer comes line by line, and reads the lines as they arrive.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { createConnectionFailure, getRequestHeaders, toAnswered, toRequestAddress } from './api.ts';

/** Cuts text into whole lines; what is left over begins the next one. */
async function* readLines(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line !== '');
    signal.throwIfAborted();
    if (done) return;
  }
}

/**
 * Calls an endpoint of lines of JSON. Aborting the signal ends the request at the server, too.
 * @throws ApiFailure if it is refused, or the connection breaks
 */
export async function* streamLines<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  signal: AbortSignal,
): AsyncGenerator<unknown, void, undefined> {
  const { body } = request as { readonly body?: unknown };
  const headers = { ...(await getRequestHeaders(endpoint)), Accept: '*/*', 'Content-Type': 'application/json' };
  try {
    const response = await fetch(toRequestAddress(endpoint, request as Parameters<typeof toRequestAddress>[1]), {
      ...{ method: endpoint.method, credentials: 'include', headers, signal },
      body: JSON.stringify(toWire(body)),
    });
    if (!response.ok || response.body === null) toAnswered(response, await response.json().catch(() => undefined));
    else for await (const line of readLines(response.body, signal)) yield fromWire(JSON.parse(line));
  } catch (error) {
    // What fetch throws has no answer to show.
    if (signal.aborted || !(error instanceof TypeError)) throw error;
    throw createConnectionFailure();
  }
}
