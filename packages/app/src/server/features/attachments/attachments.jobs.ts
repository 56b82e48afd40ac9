// Keeps rows and files in step: what was removed, what was never used, what a crash left behind.

import * as z from 'zod';
import { IMAGE_WIDTHS } from '#contract/attachments/image-paths.ts';
import type { App } from '#server/platform/app.ts';
import { storesOf } from '#server/platform/files/stores.ts';
import { job, scheduledJob } from '#server/platform/jobs/job.ts';
import { deleteForgotten, knownRefs } from './attachments.queries.ts';

const HOUR = 3_600_000;
/** How long an upload may wait for something that refers to it. */
const UNUSED_HOURS = 24;
/** How old a file without a row is before it is one too many: the row of an upload under way comes after its file. */
const STRAY_HOURS = 1;
const AT_ONCE = 200;

/** Removes the file of a row that is gone, with the widths made of it. */
async function removeFiles({ config }: App, ref: string): Promise<void> {
  const { files, imageWidths } = storesOf(config);
  await files.remove(ref);
  for (const width of IMAGE_WIDTHS) await imageWidths.remove(`${ref}.${width}.webp`);
}

async function sweepStrays(app: App, keys: readonly string[]): Promise<void> {
  const refs = keys.map((key) => key.split('.')[0] ?? key);
  const known = await knownRefs(app.db, refs);
  for (const ref of new Set(refs)) if (!known.has(ref)) await removeFiles(app, ref);
}

/** Files and widths without a row, some hundred at a time. */
async function sweepStore(app: App, store: 'files' | 'imageWidths'): Promise<void> {
  const before = new Date(app.clock.now().getTime() - STRAY_HOURS * HOUR);
  let keys: string[] = [];
  for await (const key of storesOf(app.config)[store].olderThan(before)) {
    keys.push(key);
    if (keys.length < AT_ONCE) continue;
    await sweepStrays(app, keys);
    keys = [];
  }
  await sweepStrays(app, keys);
}

async function sweep(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNUSED_HOURS * HOUR);
  for (const ref of await deleteForgotten(app.db, before)) await removeFiles(app, ref);
  await sweepStore(app, 'files');
  await sweepStore(app, 'imageWidths');
}

export const attachmentJobs = [
  job({ kind: 'attachments.removeFile', payload: z.object({ ref: z.string() }), run: (app, { ref }) => removeFiles(app, ref) }),
  scheduledJob({ kind: 'attachments.sweep', cron: '0 * * * *', run: sweep }),
];
