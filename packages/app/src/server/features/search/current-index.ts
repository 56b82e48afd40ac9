// Keeps the search index of this process up to date: before each search with what has changed since the last one.

import type { App } from '#server/platform/app.ts';
import { type LoadedIndex, loadIndex, updateIndex } from './load-index.ts';
import { readSearchChanges } from './search-changes.queries.ts';
import type { Snapshot } from './snapshot.rules.ts';

const ignore = () => {};

/** The index of a process, with the work on it that is under way. */
class CurrentIndex {
  readonly #app: App;
  #loaded: LoadedIndex | null = null;
  /** The last update that was begun, until it has ended and none waits for it. */
  #running: Promise<Snapshot> | null = null;
  #next: Promise<Snapshot> | null = null;
  /** An index that is being read anew beside the current one, and the result once it is there. */
  #rebuild: Promise<void> | null = null;
  #rebuilt: LoadedIndex | null = null;
  #isOutdated = false;

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Returns the index with all that was committed before the call. An update under way may have read the log too early: all who come
   * meanwhile share the next one.
   */
  get(): Promise<Snapshot> {
    if (this.#running === null) return this.#start();
    this.#next ??= this.#running.then(ignore, ignore).then(() => {
      this.#next = null;
      return this.#start();
    });
    return this.#next;
  }

  #start(): Promise<Snapshot> {
    const running = this.#update();
    this.#running = running;
    const end = () => {
      if (this.#running === running && this.#next === null) this.#running = null;
    };
    running.then(end, end);
    return running;
  }

  async #update(): Promise<Snapshot> {
    const today = this.#app.clock.today();
    if (this.#rebuilt !== null) {
      this.#loaded = this.#rebuilt;
      this.#rebuilt = null;
    }
    // A clock that was set back needs weeks and beds that are no longer known.
    const loaded = this.#loaded === null || today < this.#loaded.day ? await loadIndex(this.#app) : this.#loaded;
    const { changes, cursor, isLost } = await readSearchChanges(this.#app.db, loaded.cursor);
    this.#isOutdated ||= isLost || changes.some(({ subject }) => subject === 'all');
    await updateIndex(this.#app, loaded, changes);
    this.#loaded = { index: loaded.index, cursor, day: today };
    if (this.#isOutdated) this.#startRebuild();
    return loaded.index;
  }

  /** Reads everything anew without making a search wait: the current index answers until then. */
  #startRebuild(): void {
    if (this.#rebuild !== null) return;
    this.#isOutdated = false;
    this.#rebuild = loadIndex(this.#app)
      .then((loaded) => {
        this.#rebuilt = loaded;
      })
      .catch((error: unknown) => {
        // The next search tries again.
        this.#isOutdated = true;
        this.#app.log.warn({ err: error }, 'the search index could not be read anew');
      })
      .finally(() => {
        this.#rebuild = null;
      });
  }
}

const indices = new WeakMap<App, CurrentIndex>();

/** Returns what the search looks through: the first request after a committed change sees it. */
export function getCurrentSnapshot(app: App): Promise<Snapshot> {
  const current = indices.get(app) ?? new CurrentIndex(app);
  indices.set(app, current);
  return current.get();
}
