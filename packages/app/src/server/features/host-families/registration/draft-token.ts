// The token of a registration that isn't finished: in the browser that began it, and in the links of its emails.

import { createHmac, hash } from 'node:crypto';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { Queryable } from '#server/db/database.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';

/** Returns the token of a draft: the same each time, although only its hash is stored. */
export async function createDraftToken(db: Queryable, seed: string): Promise<string> {
  return createHmac('sha256', await getOrCreateSecret(db, 'host registrations'))
    .update(seed)
    .digest('base64url');
}

export const toTokenHash = (token: string) => hash('sha256', token, 'hex');

/** Returns the page on which a registration goes on, without locale prefix. */
export const resumePath = (token: string) => `${PAGE_PATHS.becomeAHost}?resume=${token}`;
