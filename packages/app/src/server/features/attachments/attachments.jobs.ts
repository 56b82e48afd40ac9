// Jobs that keep rows and files consistent: delete removed files, unused uploads and leftovers of crashes.

import * as z from 'zod';
import { IMAGE_WIDTHS } from '#contract/attachments/image-paths.ts';
import type { App } from '#server/platform/app.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { deleteUnusedBefore, findKnownRefs } from './attachments.queries.ts';

const HOUR = 3_600_000;
/** How long an upload may stay unused. */
const UNUSED_HOURS = 24;
/** Minimum age of a file without a row before it is deleted: during an upload, the row is inserted after the file. */
const ORPHAN_HOURS = 1;
const BATCH_SIZE = 200;

/** Deletes the file of a deleted row, and its resized images. */
async function removeFiles({ config }: App, ref: string): Promise<void> {
  const { files, imageWidths } = getStores(config);
  await files.remove(ref);
  for (const width of IMAGE_WIDTHS) await imageWidths.remove(`${ref}.${width}.webp`);
}

async function deleteOrphans(app: App, keys: readonly string[]): Promise<void> {
  const refs = keys.map((key) => key.split('.')[0] ?? key);
  const known = await findKnownRefs(app.db, refs);
  for (const ref of new Set(refs)) if (!known.has(ref)) await removeFiles(app, ref);
}

/** Deletes files and resized images without a row, in batches. */
async function cleanStore(app: App, store: 'files' | 'imageWidths'): Promise<void> {
  const before = new Date(app.clock.now().getTime() - ORPHAN_HOURS * HOUR);
  let keys: string[] = [];
  for await (const key of getStores(app.config)[store].olderThan(before)) {
    keys.push(key);
    if (keys.length < BATCH_SIZE) continue;
    await deleteOrphans(app, keys);
    keys = [];
  }
  await deleteOrphans(app, keys);
}

async function cleanAttachments(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNUSED_HOURS * HOUR);
  for (const ref of await deleteUnusedBefore(app.db, before)) await removeFiles(app, ref);
  await cleanStore(app, 'files');
  await cleanStore(app, 'imageWidths');
}

export const attachmentJobs = [
  defineJob({ kind: 'attachments.removeFile', payload: z.object({ ref: z.string() }), run: (app, { ref }) => removeFiles(app, ref) }),
  defineScheduledJob({ kind: 'attachments.sweep', cron: '0 * * * *', run: cleanAttachments }),
];
