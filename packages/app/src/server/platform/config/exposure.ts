// Whether other people may reach the server, by its settings and by each request: what is only for trying things out is then shut.

import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'NODE_ENV' | 'TRUST_PROXY'>;

/** Whether an address leads back to the machine itself. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether the settings tell of a proxy: then who asks from the machine itself may be anybody. The server itself speaks no TLS. */
export function isBehindProxy({ TRUST_PROXY, PUBLIC_URL }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>): boolean {
  return TRUST_PROXY > 0 || PUBLIC_URL.startsWith('https:');
}

/** Whether other people may reach the server: everywhere but where it is plainly this machine's own. */
export function isExposed(settings: Settings): boolean {
  const { HOST, PUBLIC_URL, NODE_ENV } = settings;
  return NODE_ENV === 'production' || isBehindProxy(settings) || !isLoopback(new URL(PUBLIC_URL).hostname) || !isLoopback(HOST);
}

/** What proxies say of whom they speak for; not all say anything. */
const FORWARDING_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'],
  ...['cf-connecting-ip', 'true-client-ip', 'x-client-ip'],
];

/** What of a request tells where it comes from. */
export type RequestOrigin = Pick<IncomingMessage, 'headers' | 'httpVersion'>;

/**
 * Whether a proxy hands on somebody else's request: it says so, or speaks HTTP/1.0. That is what nginx does unless it is told otherwise,
 * and then it neither says anything nor hands on the name that was asked for; browsers and scrapers speak HTTP/1.1.
 */
export function isForwarded({ headers, httpVersion }: RequestOrigin): boolean {
  return httpVersion === '1.0' || FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Whether a request plainly comes from the machine that the server runs on. A proxy that nobody has told the server of mostly gives itself
 * away by the name it was asked for, or by its headers.
 */
export function isLocalRequest(request: RequestOrigin, settings: Settings): boolean {
  if (isExposed(settings) || isForwarded(request)) return false;
  return isLoopback(URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '');
}
