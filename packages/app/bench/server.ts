// Measures the server's overhead besides its query: `GET /api/user` of a signed-in user, against a bare Express route with the same query.

import type { RequestListener } from 'node:http';
import express from 'express';
import type { OpenDatabase } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { createSession, createToken, prepareVisitorQuery, toSessionId } from '#server/platform/sessions/sessions.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { openEmpty } from './empty-database.ts';
import { measureOnPostgresql } from './on-postgresql.ts';
import { CONNECTIONS, type Comparison, inTurns, productOn, ROUNDS, SECONDS, served, verdictOf } from './side-by-side.ts';

/** The target of the project's first performance requirement. */
const TARGET = 0.5;

/** A plain Express route that only runs the query. */
function bareRoute({ db }: App, sessionId: string): RequestListener {
  const query = prepareVisitorQuery(db);
  const bare = express();
  bare.get('/', async (_request, response) => {
    response.json((await query.execute({ id: sessionId }))[0]);
  });
  return bare;
}

async function compare(database: OpenDatabase): Promise<Comparison> {
  const { app, remove } = await productOn(database);
  try {
    const now = app.clock.now();
    const userId = await createAccount(app.db, { email: 'bench@example.test', roles: ['Coordinator', 'Finance'] }, now);
    const token = createToken();
    await createSession(app.db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
    return await served(app, bareRoute(app, toSessionId(token)), async (urls) => {
      // The headers that a browser sends with every request, including the CSRF token.
      const first = await fetch(`${urls.ours}/api/user`, { headers: { Cookie: `session=${token}` } });
      const forgery = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const headers = {
        Cookie: `session=${token}; ${forgery}`,
        Accept: 'application/json',
        'Accept-Encoding': 'gzip, deflate, br',
        'Accept-Language': 'de',
        'X-Requested-With': 'XMLHttpRequest',
      };
      return inTurns({ bare: { url: `${urls.bare}/`, headers }, ours: { url: `${urls.ours}/api/user`, headers } });
    });
  } finally {
    await remove();
  }
}

function report(engine: string, comparison: Comparison): void {
  console.log(`${engine.padEnd(11)} ${verdictOf(comparison, { name: 'GET /api/user', target: TARGET })}`);
}

/** Prints requests per second of both on both engines, and their ratio. */
export async function benchServer(): Promise<void> {
  console.log(`Requests per second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns`);
  const embedded = await openEmpty();
  report('embedded', await compare(embedded));
  await embedded.close();
  const isMeasured = await measureOnPostgresql(async (database) => {
    report('postgresql', await compare(database));
    await database.close();
  });
  if (!isMeasured) console.log('postgresql  left out: no PostgreSQL is installed here');
}

if (import.meta.main) await benchServer();
