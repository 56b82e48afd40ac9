// Asks whether an address that users wrote still answers, under the same rules as documents are fetched; no body is read.

import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  isRedirect,
  MAX_REDIRECTS,
  OutboundError,
  type OutboundPolicy,
  PUBLIC_INTERNET,
  parseTarget,
  pinLookup,
  resolveHost,
} from './safe-fetch.ts';

interface AddressCheck {
  readonly userAgent: string;
  readonly policy?: OutboundPolicy;
}

type Method = 'HEAD' | 'GET';

function send(url: URL, method: Method, options: { signal: AbortSignal; lookup: ReturnType<typeof pinLookup>; headers: object }) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { ...options, headers: { ...options.headers }, method, agent: false })
      .once('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** Returns the status of the page after its redirects. */
async function findStatus(address: string, method: Method, { userAgent, policy = PUBLIC_INTERNET }: AddressCheck): Promise<number> {
  const signal = AbortSignal.timeout(policy.timeout);
  let url = parseTarget(address, undefined, policy);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const lookup = pinLookup(await resolveHost(url, policy, signal));
      const response = await send(url, method, { signal, lookup, headers: { Accept: '*/*', 'User-Agent': userAgent } });
      const { location } = response.headers;
      response.destroy();
      if (location === undefined || !isRedirect(response.statusCode)) return response.statusCode ?? 0;
      url = parseTarget(location, url, policy);
    }
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    throw new OutboundError(signal.aborted ? 'timeout' : 'failed', { cause });
  }
  throw new OutboundError('tooManyRedirects');
}

/**
 * Returns the status that an address answers with. Servers that refuse to tell by HEAD are asked by GET.
 * @throws OutboundError
 */
export async function checkPublicAddress(address: string, check: AddressCheck): Promise<number> {
  const status = await findStatus(address, 'HEAD', check);
  return status < 400 ? status : findStatus(address, 'GET', check);
}
