// Fetches documents from addresses that users wrote: only from the public internet, and never much or for long.

import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

/** A network address that a host name was resolved to. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Where requests may go and how long they may take; tests use one of their own. */
export interface OutboundPolicy {
  resolve(hostname: string): Promise<readonly ResolvedAddress[]>;
  isAllowed(address: string): boolean;
  readonly ports: readonly number[];
  /** For everything, with redirects, in milliseconds. */
  readonly timeout: number;
}

/** The policy of the product: public addresses, the usual ports, 5 seconds. */
export const PUBLIC_INTERNET: OutboundPolicy = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  timeout: 5000,
};

export interface DocumentRequest {
  /** The accepted media types; the first one is asked for. */
  readonly mediaType: string | readonly [string, ...string[]];
  readonly userAgent: string;
  /** Reading ends there; the rest of a larger document is ignored. */
  readonly maxBytes: number;
  /** What the server called the version that was fetched before: it needn't be sent again. */
  readonly known?: DocumentVersion;
  readonly policy?: OutboundPolicy;
}

/** How a server tells versions of a document apart; null if it doesn't say. */
export interface DocumentVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedDocument {
  /** After redirects. */
  readonly url: URL;
  /** The charset of the `Content-Type` header; null if it names none. */
  readonly charset: string | null;
  readonly body: Uint8Array;
  readonly version: DocumentVersion;
  /** Whether it is the known version, whose body is not sent again. */
  readonly isUnchanged: boolean;
}

export type OutboundFailure = 'badAddress' | 'forbiddenAddress' | 'tooManyRedirects' | 'badStatus' | 'wrongType' | 'timeout' | 'failed';

/** Says why a document was not fetched. */
export class OutboundError extends Error {
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure, options?: ErrorOptions) {
    super(`document not fetched: ${reason}`, options);
    this.reason = reason;
  }
}

export const MAX_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
export const isRedirect = (status: number | undefined) => REDIRECTS.includes(status);
const MAX_HEADER_BYTES = 16_384;

/** Parses an address to fetch: http or https, no credentials, an allowed port. */
export function parseTarget(address: string, base: URL | undefined, { ports }: OutboundPolicy): URL {
  const url = URL.parse(address, base?.href);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new OutboundError('badAddress');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (url.username !== '' || url.password !== '' || !ports.includes(port)) throw new OutboundError('badAddress');
  return url;
}

/** Rejects when the signal aborts, for work that can't be aborted itself. */
async function withSignal<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Resolves a host name once; all of its addresses must be allowed. */
export async function resolveHost({ hostname }: URL, policy: OutboundPolicy, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await withSignal(policy.resolve(host), signal) : [{ address: host, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => policy.isAllowed(address))) throw new OutboundError('forbiddenAddress');
  return addresses;
}

/** Returns a lookup that always gives the addresses that were checked: the name is not resolved again, and can't change in between. */
export function pinLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Sends a GET request without cookies, referrer or a shared connection. */
function sendRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(url, { ...options, method: 'GET', agent: false, maxHeaderSize: MAX_HEADER_BYTES })
      .once('response', resolve)
      .on('error', reject)
      .end();
  });
}

function parseContentType(header: string | undefined): { mediaType: string; charset: string | null } {
  const [mediaType = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]+)"?$/i.exec(parameter)?.[1]).find((value) => value !== undefined);
  return { mediaType: mediaType.toLowerCase(), charset: charset ?? null };
}

const toMediaTypes = ({ mediaType }: DocumentRequest): readonly string[] => (typeof mediaType === 'string' ? [mediaType] : mediaType);

async function readDocument(url: URL, response: IncomingMessage, wanted: DocumentRequest): Promise<FetchedDocument> {
  const { etag = null, 'last-modified': lastModified = null, 'content-type': contentType } = response.headers;
  const version = { etag, lastModified };
  if (response.statusCode === 304 && wanted.known !== undefined) {
    return { url, charset: null, body: new Uint8Array(), version: wanted.known, isUnchanged: true };
  }
  const type = parseContentType(contentType);
  if (response.statusCode !== 200) throw new OutboundError('badStatus');
  if (!toMediaTypes(wanted).includes(type.mediaType)) throw new OutboundError('wrongType');
  return { url, charset: type.charset, body: await readBody(response, wanted.maxBytes), version, isUnchanged: false };
}

function toHeaders(wanted: DocumentRequest): Record<string, string> {
  const { etag, lastModified } = wanted.known ?? { etag: null, lastModified: null };
  return {
    ...{ Accept: toMediaTypes(wanted)[0] ?? '*/*', 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': wanted.userAgent },
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
  };
}

async function followRedirects(address: string, wanted: DocumentRequest, signal: AbortSignal): Promise<FetchedDocument> {
  const { policy = PUBLIC_INTERNET } = wanted;
  const headers = toHeaders(wanted);
  let url = parseTarget(address, undefined, policy);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const addresses = await resolveHost(url, policy, signal);
    const response = await sendRequest(url, { headers, signal, lookup: pinLookup(addresses) });
    try {
      const { location } = response.headers;
      if (location === undefined || !isRedirect(response.statusCode)) return await readDocument(url, response, wanted);
      url = parseTarget(location, url, policy);
    } finally {
      response.destroy();
    }
  }
  throw new OutboundError('tooManyRedirects');
}

/**
 * Fetches a document of the wanted media types. Checks each address on the way, those of redirects as well: no private or special networks,
 * only the ports of the policy, no credentials. Never connects to an address other than the checked ones.
 * @throws OutboundError
 */
export async function fetchPublicDocument(address: string, wanted: DocumentRequest): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout((wanted.policy ?? PUBLIC_INTERNET).timeout);
  try {
    return await followRedirects(address, wanted, signal);
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    throw new OutboundError(signal.aborted ? 'timeout' : 'failed', { cause });
  }
}
