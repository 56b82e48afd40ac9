// Sends data to addresses that users named, under the same rules as documents are fetched: only to the public internet.

import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { OutboundError, type OutboundPolicy, PUBLIC_INTERNET, parseTarget, pinLookup, resolveHost } from './safe-fetch.ts';

export interface PostedData {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
  readonly policy?: OutboundPolicy;
}

/** Sends the data to one of the addresses that were checked; returns the status of the answer, whose body is not read. */
function send(
  url: URL,
  { headers, body }: PostedData,
  options: { signal: AbortSignal; lookup: ReturnType<typeof pinLookup> },
): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, method: 'POST', agent: false, headers: { ...headers, 'Content-Length': body.length } })
      .once('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Sends data by POST, without following redirects, and returns the status of the answer.
 * @throws OutboundError
 */
export async function postToPublicAddress(address: string, data: PostedData): Promise<number> {
  const { policy = PUBLIC_INTERNET } = data;
  const signal = AbortSignal.timeout(policy.timeout);
  try {
    const url = parseTarget(address, undefined, policy);
    const addresses = await resolveHost(url, policy, signal);
    return await send(url, data, { signal, lookup: pinLookup(addresses) });
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    throw new OutboundError(signal.aborted ? 'timeout' : 'failed', { cause });
  }
}
