// The loaded pages: the first page needs only some, signed-in users need all.

import { useEffect, useState } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { loadChunk } from '#web/platform/lazy/chunks.ts';
import { useSession } from '#web/platform/session/session.ts';
import type { RouterTables, Tables } from './page-record.ts';

interface LoadedTables {
  readonly loaded: Tables;
  readonly isWhole: boolean;
}

/** Returns the pages of two tables as one. */
export function mergeTables(first: Tables, more: Tables): Tables {
  return { pages: { ...first.pages, ...more.pages }, frames: { ...first.frames, ...more.frames } };
}

/**
 * Returns the pages loaded so far; loads the others when the page or a sign-in needs them.
 * @throws ChunkFailure when it can't be loaded
 */
export function useTables({ first, visitor, all, whole: loaded }: RouterTables, page: PageName): LoadedTables {
  const isSignedIn = useSession().state !== 'visitor';
  const [whole, setWhole] = useState<Tables | null>(loaded ?? null);
  const [known, setKnown] = useState(first);
  const [failure, setFailure] = useState<unknown>(null);
  const isNeeded = whole === null && (isSignedIn || known.pages[page] === undefined);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const more = isSignedIn ? null : await loadChunk(page, visitor);
      if (more?.pages[page] === undefined) setWhole(await loadChunk(page, all));
      else setKnown((before) => mergeTables(before, more));
    };
    load().catch(setFailure);
  }, [isNeeded, isSignedIn, page, visitor, all]);
  if (failure !== null && isNeeded) throw failure;
  return { loaded: whole ?? known, isWhole: whole !== null };
}
