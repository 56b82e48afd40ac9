// Finds code that asks for a second connection while its transaction is open: the embedded engine has one only, and waits for ever.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database, OpenDatabase } from '#server/db/database.ts';

const within = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does what somebody else does at the same moment: it takes no part in the open transaction, and may wait for it. */
export const besideTransaction = <Result>(work: () => Result): Result => within.exit(work);

function assertFree(): void {
  if (within.getStore()?.isOpen !== true) return;
  throw new Error('This uses the database outside of the transaction that is open: pass the transaction on.');
}

/** Makes what is done within transactions known as such; returns the same database. */
function guardTransactions(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (async (work: Parameters<typeof transaction>[0], settings: Parameters<typeof transaction>[1]) => {
    const state = { isOpen: true };
    assertFree();
    try {
      return await transaction((tx) => within.run(state, async () => await work(tx)), settings);
    } finally {
      state.isOpen = false;
    }
  }) as typeof db.transaction;
  return db;
}

/** Throws for each use of the pool within a transaction; on PostgreSQL, where such code would work until all connections wait for another one. */
export function refuseSecondConnections(database: OpenDatabase): OpenDatabase {
  const { db } = database;
  const pool = Reflect.get(db, '$client') as Pool;
  const [connect, query] = [pool.connect.bind(pool), pool.query.bind(pool)];
  pool.connect = ((...given: []) => {
    assertFree();
    return connect(...given);
  }) as typeof pool.connect;
  pool.query = ((...given: [string]) => {
    assertFree();
    return query(...given);
  }) as typeof pool.query;
  guardTransactions(db);
  return { ...database, withConnection: (work) => database.withConnection((own) => work(guardTransactions(own))) };
}
