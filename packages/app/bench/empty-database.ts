// The empty, up-to-date databases in memory on which benchmarks measure.

import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { OpenDatabase } from '#server/db/database.ts';
import { emptyDump, openDump, openEmbedded } from '#server/db/embedded.ts';

/** The file with a dump that all benchmarks of a run copy. */
const DUMP_VARIABLE = 'BENCH_DUMP';

/** Opens one: a copy where the run has made a dump, which takes a fraction of the time of a new one. */
export async function openEmpty(): Promise<OpenDatabase> {
  const dump = process.env[DUMP_VARIABLE];
  return dump === undefined ? openEmbedded() : openDump(await openAsBlob(dump));
}

/** Writes a dump into a file; returns the variables by which the benchmarks find it. */
export async function writeDump(file: string): Promise<Record<string, string>> {
  await writeFile(file, await (await emptyDump()).bytes());
  return { [DUMP_VARIABLE]: file };
}
