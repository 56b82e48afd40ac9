// The data folder (DATA_DIR): created at the start, and tried out, because everything else relies on it.

import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findReason } from '#server/db/fault.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';

function listMissing(folder: string): string[] {
  return existsSync(folder) ? [] : [...listMissing(dirname(folder)), folder];
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another server that starts at the same moment may have made it.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Creates the data folder if it is missing, and checks that it can be written.
 * @throws StartupError that names the setting
 */
export function prepareDataFolder(folder: string): void {
  try {
    // One by one: the recursive way of Node.js tries for ever where the system denies that there is such a place, as below /proc.
    for (const missing of listMissing(folder)) makeFolder(missing);
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be written: ${findReason(error)}.`, {
      todo: 'Make it writable for the user who starts the server, or name another one (DATA_DIR).',
      cause: error,
    });
  }
}
