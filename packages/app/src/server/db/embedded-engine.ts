// The engine of the embedded database: reports why it does not start, and is abandoned as soon as it breaks.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseFault, findReason } from './fault.ts';

export interface Engine {
  readonly client: PGlite;
  /** The fault that broke it, such as a full disk; null while it works. */
  broken(): DatabaseFault | null;
}

/** Collects the engine's error messages, which explain why it stops. */
class Complaints {
  readonly #lines: string[] = [];
  isFatal = false;

  readonly hear = (text: string): boolean => {
    const [, level, line] = /(FATAL|PANIC|DETAIL): +(.*)/.exec(text) ?? [];
    if (level === 'FATAL' || level === 'PANIC') this.isFatal = true;
    if (line !== undefined && this.#lines.length < 2) this.#lines.push(line);
    return true;
  };

  reason(error: unknown): string {
    return this.#lines.join(' ') || findReason(error);
  }
}

/** Whether an error is a trap, which WebAssembly throws when its program has aborted. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}

/**
 * After a panic, the next statement would not fail but hang forever, and block the whole process. So no more statements are sent. Nothing
 * that was acknowledged is lost: the next start recovers.
 */
function guarded(client: PGlite, { complaints, onBroken }: { complaints: Complaints; onBroken: (fault: DatabaseFault) => void }): Engine {
  const execute = client.execProtocolRawSync.bind(client);
  let fault: DatabaseFault | null = null;

  function giveUp(error: unknown): DatabaseFault {
    fault = new DatabaseFault(`The embedded database has stopped: ${complaints.reason(error)}.`, {
      todo: 'Look whether its disk is full or its folder is gone, and start the server again.',
      cause: error,
    });
    onBroken(fault);
    return fault;
  }

  client.execProtocolRawSync = (message) => {
    if (fault !== null) throw fault;
    complaints.isFatal = false;
    try {
      return execute(message);
    } catch (error) {
      throw isTrap(error) || complaints.isFatal ? giveUp(error) : error;
    } finally {
      if (complaints.isFatal && fault === null) giveUp(new Error('it ended'));
    }
  };
  return { client, broken: () => fault };
}

/**
 * Starts the engine. If it fails, the error has the engine's own message instead of the long one that it throws.
 * @param place what the database is called in messages
 */
export async function startEngine(
  options: PGliteOptions,
  place: string,
  onBroken: (fault: DatabaseFault) => void = () => {},
): Promise<Engine> {
  const complaints = new Complaints();
  try {
    const client = await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm }, onStderr: complaints.hear });
    return guarded(client, { complaints, onBroken });
  } catch (error) {
    throw new DatabaseFault(`${place} can't be opened: it is damaged. ${complaints.reason(error)}`, {
      todo: 'Move it away and put a copy in its place, or start with an empty folder (DATA_DIR).',
      cause: error,
    });
  }
}
