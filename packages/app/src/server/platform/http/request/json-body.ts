// Reads the JSON body of a request, with limits on size, time and depth.

import express, { type Request, type Response } from 'express';
import { HttpError } from '#server/platform/errors.ts';

const BODY_LIMIT = '256kb';
const BODY_TIMEOUT_MS = 15_000;
/** More than any schema of the contract needs, and safe for recursive code. */
const MAX_DEPTH = 32;

/** The raw bytes of signed bodies, kept as long as their requests. */
const rawBodies = new WeakMap<object, Buffer>();

type BodyParser = ReturnType<typeof express.json>;

interface ParserOptions {
  readonly limit: string;
  readonly keepBytes: boolean;
}

const toOptions = ({ limit, keepBytes }: ParserOptions) => ({
  limit,
  type: () => true,
  ...(keepBytes ? { verify: (request: object, _: unknown, bytes: Buffer) => void rawBodies.set(request, bytes) } : {}),
});

/** Parses a body that is known to be JSON. */
const parseJson = express.json(toOptions({ limit: BODY_LIMIT, keepBytes: false }));

/** The same, but also keeps the raw bytes. */
const parseKeepingBytes = express.json(toOptions({ limit: BODY_LIMIT, keepBytes: true }));

/** Error codes by the parser's error types. */
const REASONS: Readonly<Record<string, HttpError['code']>> = {
  'entity.parse.failed': 'malformed',
  'entity.too.large': 'tooLarge',
  'request.aborted': 'brokenOff',
  'request.size.invalid': 'brokenOff',
  'charset.unsupported': 'badCharset',
  'encoding.unsupported': 'badCharset',
};

function toBodyError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { type, status } = error as { type?: string; status?: number };
  const code = REASONS[type ?? ''] ?? (status !== undefined && status < 500 ? 'malformed' : undefined);
  return code === undefined ? error : new HttpError(code);
}

/** Returns whether data is nested deeper than `MAX_DEPTH`; iterative, since deep data could overflow the stack. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function parseBody(request: Request, response: Response, parser: BodyParser): Promise<unknown> {
  return new Promise((done, failed) => {
    const slow = setTimeout(() => {
      response.set('Connection', 'close');
      failed(new HttpError('tooSlow'));
    }, BODY_TIMEOUT_MS);
    parser(request, response, (error?: unknown) => {
      clearTimeout(slow);
      if (error === undefined) done(request.body);
      else failed(toBodyError(error));
    });
  });
}

interface BodyOptions {
  readonly keepBytes?: boolean;
  readonly large?: { readonly mediaType: string; readonly maxMb: number } | undefined;
  readonly maxKb?: number | undefined;
}

/** Returns the parsed body as sent; an empty object if there is none, or if it is of the other media type that the endpoint takes. */
export async function readJsonBody(
  request: Request,
  response: Response,
  { keepBytes = false, large, maxKb }: BodyOptions = {},
): Promise<unknown> {
  if (!hasBody(request)) return {};
  const ownLimit = large !== undefined ? `${large.maxMb}mb` : maxKb !== undefined ? `${maxKb}kb` : null;
  const limit = ownLimit ?? BODY_LIMIT;
  if (large !== undefined && request.is(large.mediaType)) {
    await parseBody(request, response, express.raw(toOptions({ limit, keepBytes: true })));
    return {};
  }
  if (!request.is(['application/json', 'application/*+json'])) throw new HttpError('notJson');
  const parser = ownLimit === null ? (keepBytes ? parseKeepingBytes : parseJson) : express.json(toOptions({ limit, keepBytes }));
  const data = await parseBody(request, response, parser);
  if (data === null || typeof data !== 'object' || Array.isArray(data)) throw new HttpError('malformed');
  if (isTooDeep(data)) throw new HttpError('tooDeep');
  return data;
}

/** Returns the raw body, if it was kept. */
export function getRawBody(request: Request): Buffer {
  return rawBodies.get(request) ?? Buffer.alloc(0);
}
