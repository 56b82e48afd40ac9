// Loads the code of a screen, and classifies failures.

import { CHUNK_TIMEOUT_MS } from '#contract/platform/constants.ts';
import { PAGE_PATHS, type PageName } from '#contract/platform/page-paths.ts';
import { trackRequest } from '#web/platform/api/request-count.ts';
import { SESSION_KEY, tabSession } from '#web/platform/session/app-persist.ts';

/** The file is gone, mostly because of a new version; it takes too long; the server can't be reached. */
export type ChunkFault = 'missing' | 'timeout' | 'error';

export class ChunkFailure extends Error {
  /** The number of the page whose code failed to load. */
  readonly number: number;
  readonly kind: ChunkFault;

  constructor({ page, kind }: { page: PageName; kind: ChunkFault }) {
    super(`The code of ${page} could not be loaded: ${kind}.`);
    this.name = 'ChunkFailure';
    this.number = Object.keys(PAGE_PATHS).indexOf(page) + 1;
    this.kind = kind;
  }
}

const LATE = Symbol('late');

function afterLong(): Promise<typeof LATE> {
  return new Promise((late) => setTimeout(() => late(LATE), CHUNK_TIMEOUT_MS));
}

/** Requests the start page: if the server responds, only the file is missing. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

async function faultOf(error: unknown): Promise<ChunkFault> {
  if (error === LATE) return 'timeout';
  return (await isServerThere()) ? 'missing' : 'error';
}

/** Reloads the page once for each version of the product; after that, the user has to do it. */
function reloadsItself(): boolean {
  const build = import.meta.url;
  if (tabSession.get().reloadedFor === build) return false;
  tabSession.update({ reloadedFor: build });
  // If the storage is blocked, it would reload forever.
  if (!readsBack(build)) return false;
  window.location.reload();
  return true;
}

function readsBack(build: string): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY)?.includes(JSON.stringify(build)) ?? false;
  } catch {
    return false;
  }
}

/**
 * Loads the code of a screen.
 * @throws ChunkFailure if loading fails or takes more than two minutes
 */
export async function loadChunk<Module>(page: PageName, load: () => Promise<Module>): Promise<Module> {
  try {
    const arriving = Promise.race<Module | typeof LATE>([load(), afterLong()]);
    // Pages request their code while they render, when no other component may be updated.
    await null;
    const loaded = await trackRequest(arriving);
    if (loaded === LATE) throw LATE;
    return loaded;
  } catch (error) {
    const kind = await faultOf(error);
    if (kind === 'missing' && reloadsItself()) return await new Promise<never>(() => {});
    throw new ChunkFailure({ page, kind });
  }
}
