// The demo world when the server starts: made where it is wanted, told of where it may be.

import type { App } from '#server/platform/app.ts';
import { holdsDemoWorld } from './demo.queries.ts';
import { makeDemoWorld } from './demo.service.ts';
import { isExposed, isTold, isWanted } from './policy.ts';

const KNOWN_PASSWORD =
  'This database holds the demo world, whose password everybody knows, administrator included, and other people may reach the server. ' +
  'For real use, start with an empty database and DEMO=never.';

/** Makes the demo world if it is wanted; answers whether its accounts are to be told to whoever has started the server. */
export async function prepareDemo(app: App): Promise<boolean> {
  const { config, database, db, log } = app;
  if (isWanted(config, database.engine)) await makeDemoWorld(app);
  if (!(await holdsDemoWorld(db))) return false;
  if (isExposed(config)) log.warn(KNOWN_PASSWORD);
  return isTold(config);
}
