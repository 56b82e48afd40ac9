// Requests for rows of somebody's own, which the tests of access send as the owner and as somebody else.

import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { App } from '#server/platform/app.ts';

/** What a request holds, in camelCase. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Sample {
  /** Makes a row that belongs to the owner, and answers a request for it that succeeds when the owner sends it. */
  own(app: App, owner: { readonly userId: number }): Promise<SampleRequest>;
}

/** By the key of the endpoint: `DELETE /api/saved-views/{id}`. */
export type Samples = Readonly<Record<string, Sample>>;

/** A name in hexadecimal that nobody else has. */
export function createRandomName(length = 32): string {
  return createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, length);
}

/** Values of which at least one fits any parameter of a path. */
const CANDIDATES = [
  '999999999',
  'a',
  'google',
  'summary',
  'f'.repeat(32),
  'A'.repeat(22),
  'A'.repeat(43),
  'f'.repeat(64),
  '00000000-0000-4000-8000-000000000000',
  '2026-07-02',
  'en',
  'Host_family',
];

function createFitting(shape: z.ZodType | undefined): string {
  const found = CANDIDATES.find((candidate) => shape === undefined || shape.safeParse(candidate).success);
  if (found === undefined) throw new Error('No candidate fits this parameter of a path: add one.');
  return found;
}

/** The path of an endpoint, with parameters that fit and name nothing that exists. */
export function createPath({ path, params, body }: EndpointDefinition): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const shape = params?.shape[name] ?? (body instanceof z.ZodObject ? body.shape[name] : undefined);
    return encodeURIComponent(createFitting(shape as z.ZodType | undefined));
  });
}
