// Where the outbox keeps its messages: in IndexedDB, which survives a closed tab; in memory where a browser blocks it.

import type { StoredName } from '#contract/platform/stored-in-browsers.ts';
import type { OutboxItem } from './outbox-item.ts';

export interface OutboxStore {
  /** The messages of a user, in the order of writing. */
  list(userId: number): Promise<readonly OutboxItem[]>;
  /** Keeps messages: all of them or none. */
  put(items: readonly OutboxItem[]): Promise<void>;
  /** Changes a message, unless it was deleted meanwhile. */
  update(localMessageId: string, change: Partial<OutboxItem>): Promise<void>;
  delete(localMessageId: string): Promise<void>;
}

const DATABASE: StoredName<'indexedDB'> = 'app.outbox';
const ITEMS = 'items';

const byOrder = (a: OutboxItem, b: OutboxItem) => a.order - b.order;

/** Creates a store that lasts as long as the page. */
export function createMemoryOutboxStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    list: async (userId) => [...items.values()].filter((item) => item.userId === userId).sort(byOrder),
    async put(added) {
      for (const item of added) items.set(item.localMessageId, item);
    },
    async update(localMessageId, change) {
      const item = items.get(localMessageId);
      if (item !== undefined) items.set(localMessageId, { ...item, ...change });
    },
    async delete(localMessageId) {
      items.delete(localMessageId);
    },
  };
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** A message counts as kept when its transaction is complete. */
function waitFor(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
    transaction.onerror = () => failed(transaction.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ITEMS, { keyPath: 'localMessageId' }).createIndex('userId', 'userId');
  };
  return toPromise(request);
}

/** Returns whether the browser has closed the database, as it does when it clears its data or runs out of memory. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

/**
 * Opens the store of this browser; it opens its database again when the browser has closed it.
 * @throws if the browser allows no IndexedDB
 */
export async function openIndexedDbOutboxStore(): Promise<OutboxStore> {
  let opening: Promise<IDBDatabase> | null = null;

  async function connect(): Promise<IDBDatabase> {
    const own = openDatabase();
    const forget = () => {
      if (opening === own) opening = null;
    };
    opening = own;
    try {
      const database = await own;
      database.onclose = forget;
      // Another tab wants to change or delete the database, and waits for this one.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function run<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await (opening ?? connect()));
    } catch (error) {
      if (!isClosed(error)) throw error;
      return await work(await connect());
    }
  }

  /** Changes the messages in one transaction. */
  function change(work: (items: IDBObjectStore) => void): Promise<void> {
    return run(async (database) => {
      const transaction = database.transaction(ITEMS, 'readwrite');
      const finished = waitFor(transaction);
      try {
        work(transaction.objectStore(ITEMS));
      } catch (error) {
        transaction.abort();
        await finished.catch(() => undefined);
        throw error;
      }
      await finished;
    });
  }

  await connect();
  return {
    list: (userId) =>
      run(async (database) => {
        const items = database.transaction(ITEMS).objectStore(ITEMS).index('userId').getAll(userId);
        return ((await toPromise(items)) as OutboxItem[]).sort(byOrder);
      }),
    put: (added) =>
      change((items) => {
        for (const item of added) items.put(item);
      }),
    update: (localMessageId, changed) =>
      change((items) => {
        const request = items.get(localMessageId);
        request.onsuccess = () => {
          if (request.result !== undefined) items.put({ ...(request.result as OutboxItem), ...changed });
        };
      }),
    delete: (localMessageId) => change((items) => void items.delete(localMessageId)),
  };
}

/** Opens the store of this browser, or one in memory where it allows none. */
export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return await openIndexedDbOutboxStore();
  } catch {
    return createMemoryOutboxStore();
  }
}
