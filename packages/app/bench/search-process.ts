// A server process of `search-changes.ts`: the product on the database of DATABASE_URL. Tells its address, and its memory when asked.

import { setTimeout as pause } from 'node:timers/promises';
import { openServer } from '#server/db/postgresql.ts';
import { productOn, served } from './side-by-side.ts';

const { app } = await productOn(await openServer(process.env['DATABASE_URL'] ?? ''));
await served(
  app,
  (_, response) => response.end(),
  async ({ ours }) => {
    process.on('message', () => process.send?.({ megabytes: Math.round(process.memoryUsage().rss / 2 ** 20) }));
    process.once('disconnect', () => process.exit(0));
    process.send?.({ origin: ours });
    // Until the parent disconnects.
    for (;;) await pause(60_000);
  },
);
