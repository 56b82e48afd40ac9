// Security headers that forbid in browsers what the product never uses.

import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '#server/platform/config/config.ts';

/** Calls between parents and families use camera and microphone; no page needs more, and other origins get nothing. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'fullscreen=(self)',
  ...[
    'accelerometer',

    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

const YEAR_SECONDS = 365 * 24 * 3600;

/** Collects once the headers that a middleware sets on every response, so that requests don't run a dozen middlewares. */
function collectHeaders(handler: RequestHandler): Map<string, string> {
  const headers = new Map<string, string>();
  const recorder: Pick<Response, 'setHeader' | 'removeHeader'> = {
    setHeader(name, value) {
      headers.set(name, String(value));
      return this as Response;
    },
    removeHeader: () => undefined,
  };
  handler({} as Request, recorder as Response, (fault?: unknown) => {
    if (fault !== undefined) throw fault;
  });
  return headers;
}

/** Sets headers on every response. Responses other than pages may not load or run anything. */
export function createSecurityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const base = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Sandboxed responses, such as an email in a frame, have no origin for this header, and browsers log a warning. They isolate by origin
    // without it as well.
    originAgentCluster: false,
    // Links in emails have secrets in their paths, so other sites get no referrer.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const headers = [...collectHeaders(base), ['Permissions-Policy', PERMISSIONS] as const];
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What Stripe payments need: its script, the frames for card details and for the bank's confirmation, and its API. */
const STRIPE = {
  script: ' https://js.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
} as const;

const NOTHING = { script: '', frame: '', connect: '' } as const;

/** Where the client of Twilio Video connects to; without its telemetry, which the page turns off. */
const TWILIO_ORIGINS = ['wss://global.vss.twilio.com'];
/** The servers of LiveKit’s cloud tell clients which of them are near. */
const LIVEKIT_CLOUD = '.livekit.cloud';

type CallSettings = Pick<Config, 'VIDEO_PROVIDER' | 'LIVEKIT_URL'>;

/** Returns where pages have to connect to for video calls, beside their own server. */
export function listCallOrigins({ VIDEO_PROVIDER, LIVEKIT_URL }: CallSettings): readonly string[] {
  if (VIDEO_PROVIDER === 'twilio') return TWILIO_ORIGINS;
  if (VIDEO_PROVIDER !== 'livekit' || LIVEKIT_URL === undefined) return [];
  const { protocol, host, hostname } = new URL(LIVEKIT_URL);
  const secured = protocol === 'wss:' ? 's' : '';
  const hosts = hostname.endsWith(LIVEKIT_CLOUD) ? [host, `*${LIVEKIT_CLOUD}`] : [host];
  // Its client asks over http why a connection was refused.
  return hosts.flatMap((one) => [`ws${secured}://${one}`, `http${secured}://${one}`]);
}

/** Returns where maps load their style and their tiles from, beside their own server. */
export function listMapOrigins({ MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>): readonly string[] {
  return MAP_STYLE_URL === undefined ? [] : [new URL(MAP_STYLE_URL).origin];
}

/** Returns where pages tell that they are read, beside their own server. */
export function listAnalyticsOrigins({ ANALYTICS_URL }: Pick<Config, 'ANALYTICS_URL'>): readonly string[] {
  return ANALYTICS_URL === undefined ? [] : [new URL(ANALYTICS_URL).origin];
}

/** Sets the policy of the worker of maps, which has one of its own: it only fetches tiles. */
export function setMapWorkerPolicy(response: Response, mapOrigins: readonly string[]): void {
  const connections = mapOrigins.length === 0 ? '' : `; connect-src ${mapOrigins.join(' ')}`;
  response.set('Content-Security-Policy', `default-src 'none'${connections}`);
}

/** Sets the policy of the worker of pages, which loads pages for them and what it keeps of our own. */
export function setServiceWorkerPolicy(response: Response): void {
  response.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
}

interface PagePolicy {
  readonly nonce: string;
  readonly secure: boolean;
  /** Whether Stripe takes the payments: only then may its code run on pages. */
  readonly byStripe: boolean;
  /** As `listCallOrigins` returns them. */
  readonly callOrigins: readonly string[];
  /** As `listMapOrigins` returns them. */
  readonly mapOrigins: readonly string[];
  /** As `listAnalyticsOrigins` returns them. */
  readonly analyticsOrigins: readonly string[];
}

/**
 * Sets the policy of pages: everything only from our own files, and nothing inline. Two exceptions are for styles, which can't run code:
 * elements created by the component library have the page's nonce, and `style` attributes are allowed because the text editor and the
 * charts position with them.
 */
export function setPagePolicy(
  response: Response,
  { nonce, secure, byStripe, callOrigins, mapOrigins, analyticsOrigins }: PagePolicy,
): void {
  const { script, frame, connect } = byStripe ? STRIPE : NOTHING;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...callOrigins, ...mapOrigins, ...analyticsOrigins].join(' ') + connect,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  response.set('Content-Security-Policy', policy.join('; '));
}
