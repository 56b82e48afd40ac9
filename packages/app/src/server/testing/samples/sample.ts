// Sample requests for a user's own rows, which the access tests send as the owner and as another user.

import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import type { App } from '#server/platform/app.ts';

/** The content of a request, in camelCase. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Sample {
  /** How another user is refused, if not as for a row that doesn't exist: where the request names a user, nobody learns who has an account. */
  readonly refused?: 'forbidden';
  /** Creates a row of the owner, and returns a request for it that succeeds when the owner sends it. */
  own(app: App, owner: { readonly userId: number }): Promise<SampleRequest>;
}

/** By the key of the endpoint: `DELETE /api/saved-views/{id}`. */
export type Samples = Readonly<Record<string, Sample>>;

/** Returns a unique hexadecimal name. */
export function createRandomName(length = 32): string {
  return createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, length);
}

/** Values of which at least one matches any path parameter. */
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
  'header',
];

function createFitting(shape: z.ZodType | undefined): string {
  const found = CANDIDATES.find((candidate) => shape === undefined || shape.safeParse(candidate).success);
  if (found === undefined) throw new Error('No candidate fits this parameter of a path: add one.');
  return found;
}

/** Returns the path of an endpoint, with valid parameters that refer to nothing that exists. */
export function createPath({ path, params, body }: EndpointDefinition): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const shape = params?.shape[name] ?? (body instanceof z.ZodObject ? body.shape[name] : undefined);
    return encodeURIComponent(createFitting(shape as z.ZodType | undefined));
  });
}
