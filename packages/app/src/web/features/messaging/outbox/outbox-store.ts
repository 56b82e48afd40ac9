// Where the outbox keeps its messages: in IndexedDB, which survives a closed tab; in memory where a browser blocks it.

import type { OutboxItem } from './outbox-item.ts';

export interface OutboxStore {
  /** The messages of a user, in the order of writing. */
  list(userId: number): Promise<readonly OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  /** Changes a message, unless it was deleted meanwhile. */
  update(localMessageId: string, change: Partial<OutboxItem>): Promise<void>;
  delete(localMessageId: string): Promise<void>;
}

const DATABASE = 'app.outbox';
const ITEMS = 'items';

const byOrder = (a: OutboxItem, b: OutboxItem) => a.order - b.order;

/** Creates a store that lasts as long as the page. */
export function createMemoryOutboxStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    list: async (userId) => [...items.values()].filter((item) => item.userId === userId).sort(byOrder),
    async put(item) {
      items.set(item.localMessageId, item);
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

/**
 * Opens the store of this browser.
 * @throws if the browser allows no IndexedDB
 */
export async function openIndexedDbOutboxStore(): Promise<OutboxStore> {
  const database = await openDatabase();
  return {
    async list(userId) {
      const items = database.transaction(ITEMS).objectStore(ITEMS).index('userId').getAll(userId);
      return ((await toPromise(items)) as OutboxItem[]).sort(byOrder);
    },
    async put(item) {
      const transaction = database.transaction(ITEMS, 'readwrite');
      transaction.objectStore(ITEMS).put(item);
      await waitFor(transaction);
    },
    async update(localMessageId, change) {
      const transaction = database.transaction(ITEMS, 'readwrite');
      const items = transaction.objectStore(ITEMS);
      const request = items.get(localMessageId);
      request.onsuccess = () => {
        if (request.result !== undefined) items.put({ ...(request.result as OutboxItem), ...change });
      };
      await waitFor(transaction);
    },
    async delete(localMessageId) {
      const transaction = database.transaction(ITEMS, 'readwrite');
      transaction.objectStore(ITEMS).delete(localMessageId);
      await waitFor(transaction);
    },
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
