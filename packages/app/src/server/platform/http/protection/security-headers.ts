// Headers that tell browsers what the product never does, so that nobody can make it.

import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Calls between parents and families use camera and microphone; no page needs more, and none of another origin gets any of it. */
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

/** What a handler sets on every answer alike, asked of it once: a request passes one handler instead of a dozen. */
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

/** For every answer. Of what is no page nothing at all may be loaded or run. */
export function createSecurityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const base = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Sandboxed answers, such as a letter in its frame, have no origin to be keyed by: a browser warns of the header there. Without it
    // browsers key by origin all the same.
    originAgentCluster: false,
    // Links that were mailed hold secrets in their path: no other site is told where somebody comes from.
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

/** What a payment through Stripe needs of Stripe: its code, the frames in which cards are typed and banks ask back, and its own questions. */
const STRIPE = {
  script: ' https://js.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
} as const;

const NOTHING = { script: '', frame: '', connect: '' } as const;

interface PagePolicy {
  readonly nonce: string;
  readonly secure: boolean;
  /** Whether cards are charged by Stripe: then, and only then, its code may run on pages. */
  readonly byStripe: boolean;
}

/**
 * For pages: scripts, styles and everything else from our own files alone, and nothing written into the page. Two exceptions are for
 * styles, which can't run: elements that the component library makes carry the page's nonce, and `style` attributes are let through
 * because the text editor and the charts place their parts with them.
 */
export function setPagePolicy(response: Response, { nonce, secure, byStripe }: PagePolicy): void {
  const { script, frame, connect } = byStripe ? STRIPE : NOTHING;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
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
