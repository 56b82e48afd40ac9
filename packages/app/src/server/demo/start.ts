// The demo world at the server's start: created if wanted, announced if allowed, closed if others can reach the server.

import type { App } from '#server/platform/app.ts';
import { isExposed } from '#server/platform/config/exposure.ts';
import { hasDemoWorld } from './demo.queries.ts';
import { makeDemoWorld } from './demo.service.ts';
import { createPasswords, type DemoPasswords, replacePublishedPasswords } from './passwords.service.ts';
import { isWanted } from './policy.ts';

/** What is printed about the demo world at the start. */
export interface DemoNotice {
  readonly passwords: DemoPasswords;
}

const SHUT =
  'This database holds the demo world, and other people may reach the server: nobody can sign in to its accounts. ' +
  'For real use, start with an empty database. DEMO=always opens them, with random passwords.';

/** Creates the demo world if it is wanted; returns what to print about it, null for nothing. Random passwords are shown once. */
export async function prepareDemo(app: App): Promise<DemoNotice | null> {
  const { config, database, db, log } = app;
  const passwords = createPasswords(config);
  const isMade = isWanted(config, database.engine) && (await makeDemoWorld(app, passwords));
  if (!(await hasDemoWorld(db))) return null;
  if (!isExposed(config)) return config.DEMO === 'never' ? null : { passwords: null };
  if (isMade) return { passwords };
  if (config.DEMO !== 'always') {
    log.warn(SHUT);
    return null;
  }
  const replaced = await replacePublishedPasswords(app);
  return replaced.size === 0 ? null : { passwords: replaced };
}
