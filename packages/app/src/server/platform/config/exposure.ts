// Whether other people can reach the server, by its settings and by each request; features for trying it out are disabled then.

import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'NODE_ENV' | 'TRUST_PROXY'>;

/** Returns whether a host name refers to the machine itself. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns whether the settings imply a proxy: then local requests can be from anybody. The server itself doesn't speak TLS. */
export function isBehindProxy({ TRUST_PROXY, PUBLIC_URL }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>): boolean {
  return TRUST_PROXY > 0 || PUBLIC_URL.startsWith('https:');
}

/** Returns whether other people may reach the server: unless it is clearly reachable from this machine only. */
export function isExposed(settings: Settings): boolean {
  const { HOST, PUBLIC_URL, NODE_ENV } = settings;
  return NODE_ENV === 'production' || isBehindProxy(settings) || !isLoopback(new URL(PUBLIC_URL).hostname) || !isLoopback(HOST);
}

/** Headers that proxies add about the client; not all proxies add one. */
const FORWARDING_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'],
  ...['cf-connecting-ip', 'true-client-ip', 'x-client-ip'],
];

/** The parts of a request that show where it comes from. */
export type RequestOrigin = Pick<IncomingMessage, 'headers' | 'httpVersion'>;

/**
 * Returns whether a proxy forwarded the request: it has a forwarding header, or uses HTTP/1.0. nginx uses 1.0 by default, without adding
 * headers or keeping the original host name; browsers and scrapers use HTTP/1.1.
 */
export function isForwarded({ headers, httpVersion }: RequestOrigin): boolean {
  return httpVersion === '1.0' || FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Returns whether a request clearly comes from the machine that the server runs on. A proxy missing from the settings can usually be
 * detected by the requested host name or by its headers.
 */
export function isLocalRequest(request: RequestOrigin, settings: Settings): boolean {
  if (isExposed(settings) || isForwarded(request)) return false;
  return isLoopback(URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '');
}
