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

/**
 * Returns the pages loaded so far; loads the others when the page or a sign-in needs them.
 * @throws ChunkFailure when it can't be loaded
 */
export function useTables({ first, all, whole: loaded }: RouterTables, page: PageName): LoadedTables {
  const isSignedIn = useSession().state !== 'visitor';
  const [whole, setWhole] = useState<Tables | null>(loaded ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const isNeeded = whole === null && (isSignedIn || first.pages[page] === undefined);
  useEffect(() => {
    if (isNeeded) loadChunk(page, all).then(setWhole, setFailure);
  }, [isNeeded, page, all]);
  if (failure !== null && isNeeded) throw failure;
  return { loaded: whole ?? first, isWhole: whole !== null };
}
