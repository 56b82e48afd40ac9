// The demo world when the server starts: made where it is wanted, told of where it may be, shut where others reach it.

import type { App } from '#server/platform/app.ts';
import { isExposed } from '#server/platform/config/exposure.ts';
import { hasDemoWorld } from './demo.queries.ts';
import { makeDemoWorld } from './demo.service.ts';
import { createPasswords, type DemoPasswords, replacePublishedPasswords } from './passwords.service.ts';
import { isWanted } from './policy.ts';

/** What whoever has started the server is told of the demo world. */
export interface DemoNotice {
  readonly passwords: DemoPasswords;
}

const SHUT =
  'This database holds the demo world, and other people may reach the server: nobody can sign in to its accounts. ' +
  'For real use, start with an empty database. DEMO=always opens them, with random passwords.';

/** Makes the demo world if it is wanted; answers what is to be told of it, null for nothing. Random passwords are told once. */
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
