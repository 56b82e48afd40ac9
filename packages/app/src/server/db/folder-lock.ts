// The lock on the folder of an embedded database: two processes would silently overwrite each other's pages.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFault, findReason } from './fault.ts';

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function holderOf(note: string): string {
  try {
    return readFileSync(note, 'utf8').trim();
  } catch {
    return 'another process';
  }
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    const todo = 'Make the data folder and its files writable for the user who starts the server, or name another one (DATA_DIR).';
    throw new DatabaseFault(`${path} can't be written: ${findReason(error)}.`, { todo, cause: error });
  }
}

/**
 * Locks a folder and returns a function that unlocks it. It is a lock of the operating system, held through SQLite: it ends with the
 * process, however that ends, so no stale lock remains, and a reused process id can't be mistaken for the owner.
 * @throws DatabaseFault when another process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const note = `${folder}.process`;
  const lock = openLock(`${folder}.lock`);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) {
      const todo = 'The data folder (DATA_DIR) must be on a disk that can lock files.';
      throw new DatabaseFault(`${folder}.lock can't be locked: ${findReason(error)}.`, { todo, cause: error });
    }
    throw new DatabaseFault(`The database in ${folder} is in use by ${holderOf(note)}.`, {
      todo: 'Stop that one first, or start this one with a folder of its own (DATA_DIR). To run several together, use a PostgreSQL (DATABASE_URL).',
      cause: error,
    });
  }
  writeFileSync(note, `process ${process.pid} since ${new Date().toISOString()}\n`);
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}
